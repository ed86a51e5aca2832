<?php
/**
 * Removes the settings with the plugin, on every site of a network.
 *
 * @package Eiland
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$eiland_query = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( get_sites( $eiland_query ) as $eiland_site ) {
		switch_to_blog( $eiland_site );
		delete_option( 'eiland' );
		delete_transient( 'eiland_frames_paused' );
		restore_current_blog();
	}
} else {
	delete_option( 'eiland' );
	delete_transient( 'eiland_frames_paused' );
}
