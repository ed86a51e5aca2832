<?php
/**
 * Changes the theme.
 */

$_SERVER['HTTP_HOST'] = '127.0.0.1';
require getenv( 'WORDPRESS_ROOT' ) . '/wp-load.php';

$input = json_decode( file_get_contents( 'php://stdin' ), true );
switch_theme( $input['theme'] );
echo wp_json_encode( array( 'theme' => get_stylesheet() ) );
