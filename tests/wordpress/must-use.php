<?php
/**
 * What a site with a strict policy does: every script that WordPress prints gets a nonce.
 */

foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $filter ) {
	add_filter(
		$filter,
		function ( $attributes ) {
			return $attributes + array( 'nonce' => 'c2ltcGxl' );
		}
	);
}
