<?php
/**
 * Removes the settings with the plugin.
 *
 * @package Eiland
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'eiland' );
