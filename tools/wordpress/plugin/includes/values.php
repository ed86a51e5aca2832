<?php
/**
 * Values of inputs: from what an editor stored to what a page may contain.
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

/**
 * The value of an input in its type; null when it has no such value.
 *
 * @param array $field Its description.
 * @param mixed $value What is stored.
 * @return mixed
 */
function value_of( array $field, $value ) {
	if ( null === $value || '' === $value ) {
		return null;
	}
	switch ( $field['type'] ) {
		case 'boolean':
			return filter_var( $value, FILTER_VALIDATE_BOOLEAN, FILTER_NULL_ON_FAILURE );
		case 'number':
			return is_numeric( $value ) ? $value + 0 : null;
		case 'text':
			return text_of( $field, $value );
		default:
			$read = is_string( $value ) && preg_match( '/^\s*[\[{]/', $value ) ? json_decode( $value, true ) : $value;
			return null === $read ? null : clean( $field, $read );
	}
}

/**
 * A text, if it is allowed for the input.
 *
 * @param array $field Its description.
 * @param mixed $value What is stored.
 * @return string|null
 */
function text_of( array $field, $value ): ?string {
	if ( ! is_scalar( $value ) ) {
		return null;
	}
	$text = true === $field['html'] ? wp_kses_post( (string) $value ) : plain( (string) $value );
	return ! $field['options'] || in_array( $text, $field['options'], true ) ? $text : null;
}

/**
 * Filters the HTML in a list or an object, and leaves its other texts alone.
 *
 * @param array      $field Description of the input.
 * @param mixed      $value A part of its value.
 * @param string|int $key   The key of that part.
 * @return mixed
 */
function clean( array $field, $value, $key = '' ) {
	if ( is_array( $value ) ) {
		$cleaned = array();
		foreach ( $value as $name => $part ) {
			$cleaned[ $name ] = clean( $field, $part, is_int( $name ) ? $key : $name );
		}
		return $cleaned;
	}
	if ( ! is_string( $value ) ) {
		return $value;
	}
	$is_html = is_array( $field['html'] ) && in_array( $key, $field['html'], true );
	return $is_html ? wp_kses_post( $value ) : plain( $value );
}

/**
 * Undoes what WordPress does to the attributes of a block when an author saves it: "R&D" becomes "R&amp;D".
 *
 * @param string $text A text that is no HTML.
 * @return string
 */
function plain( string $text ): string {
	return wp_specialchars_decode( $text, ENT_QUOTES );
}
