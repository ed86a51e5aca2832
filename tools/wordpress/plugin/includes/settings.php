<?php
/**
 * What an administrator set.
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

const OPTION   = 'eiland';
const DEFAULTS = array(
	'loader'  => '/widgets/loader.js',
	'styles'  => '/widgets/base.css',
	'page'    => '{}',
	'preview' => true,
);

/**
 * The settings, with the defaults of those that are missing.
 *
 * @return array
 */
function settings(): array {
	return array_merge( DEFAULTS, (array) get_option( OPTION, array() ) );
}

/**
 * Checks what an administrator sends. Invalid settings keep their former value.
 *
 * @param mixed $sent The fields of the form.
 * @return array
 */
function sanitize_settings( $sent ): array {
	$sent   = is_array( $sent ) ? $sent : array();
	$before = settings();
	$page   = trim( (string) ( $sent['page'] ?? '' ) );
	$page   = '' === $page ? '{}' : $page;
	if ( ! is_object( json_decode( $page ) ) ) {
		add_settings_error( OPTION, 'eiland-page', word( 'settings.pageInvalid' ) );
		$page = $before['page'];
	}
	$loader = esc_url_raw( trim( (string) ( $sent['loader'] ?? '' ) ) );
	return array(
		'loader'  => '' === $loader ? $before['loader'] : $loader,
		'styles'  => esc_url_raw( trim( (string) ( $sent['styles'] ?? '' ) ) ),
		'page'    => $page,
		'preview' => ! empty( $sent['preview'] ),
	);
}
