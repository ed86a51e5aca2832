<?php
/**
 * Prints what the settings become when an administrator with or without `unfiltered_html` sends them.
 */

$_SERVER['HTTP_HOST'] = '127.0.0.1';
require getenv( 'WORDPRESS_ROOT' ) . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/template.php';

$input = json_decode( file_get_contents( 'php://stdin' ), true );
wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
if ( ! $input['isUnfiltered'] ) {
	add_filter(
		'user_has_cap',
		function ( $capabilities ) {
			return array( 'unfiltered_html' => false ) + $capabilities;
		}
	);
}
echo wp_json_encode( Eiland\sanitize_settings( $input['sent'] ) );
