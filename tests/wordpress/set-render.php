<?php
/**
 * Sets the address of the process that draws first frames, and forgets that it did not answer.
 */

$_SERVER['HTTP_HOST'] = '127.0.0.1';
require getenv( 'WORDPRESS_ROOT' ) . '/wp-load.php';

$input = json_decode( file_get_contents( 'php://stdin' ), true );
update_option( 'eiland', array( 'render' => $input['address'] ) + get_option( 'eiland' ) );
delete_transient( 'eiland_frames_paused' );
echo '{}';
