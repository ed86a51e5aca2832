<?php
/**
 * What a site with a strict policy does: every script that WordPress prints gets a nonce. A cookie of the test chooses
 * the classic editor, as its plugin does.
 */

foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $filter ) {
	add_filter(
		$filter,
		function ( $attributes ) {
			return $attributes + array( 'nonce' => 'c2ltcGxl' );
		}
	);
}

add_filter(
	'use_block_editor_for_post',
	function ( $use ) {
		return $use && ! isset( $_COOKIE['classic-editor'] );
	}
);
