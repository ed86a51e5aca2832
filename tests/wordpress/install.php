<?php
/**
 * Creates the database, a user per role, and activates the plugin.
 */

$root   = getenv( 'WORDPRESS_ROOT' );
$config = file_get_contents( $root . '/wp-config.php' );
preg_match( "/'localhost:([^']+)'/", $config, $socket );
$database = new mysqli( 'localhost', 'root', '', '', 0, $socket[1] );
$database->query( 'CREATE DATABASE wordpress CHARACTER SET utf8mb4' );

$_SERVER['HTTP_HOST'] = '127.0.0.1';
define( 'WP_INSTALLING', true );
require $root . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';

// Mails of the installation go nowhere.
add_filter( 'pre_wp_mail', '__return_true' );
wp_install( 'Zonnewinkel', 'administrator', 'administrator@example.nl', true, '', 'zonneschijn' );
foreach ( array( 'editor', 'author' ) as $role ) {
	wp_insert_user(
		array(
			'user_login' => $role,
			'user_pass'  => 'zonneschijn',
			'user_email' => $role . '@example.nl',
			'role'       => $role,
		)
	);
}
update_option( 'active_plugins', array( 'eiland/eiland.php' ) );
update_option( 'eiland', array( 'page' => '{"locale":"nl"}' ) );
echo '{}';
