<?php
/**
 * A shortcode per widget: [eiland_add_to_cart type="product" id="4711"]In winkelwagen[/eiland_add_to_cart]
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\add_shortcodes' );

/** Registers the shortcodes. */
function add_shortcodes(): void {
	foreach ( widgets() as $name => $widget ) {
		add_shortcode(
			shortcode_name( $name ),
			function ( $attributes, $inside = '' ) use ( $name, $widget ) {
				$given  = is_array( $attributes ) ? $attributes : array();
				$inputs = shortcode_inputs( $widget, $given );
				return markup( $name, $inputs, (string) $inside, (string) ( $given['load'] ?? '' ) );
			}
		);
	}
}

/**
 * The shortcode of a widget. WordPress advises against hyphens in it.
 *
 * @param string $name The name of the widget.
 * @return string
 */
function shortcode_name( string $name ): string {
	return 'eiland_' . str_replace( '-', '_', $name );
}

/**
 * The attribute of an input in a shortcode.
 *
 * @param array $field Description of the input.
 * @return string
 */
function shortcode_attribute( array $field ): string {
	return substr( $field['attribute'], strlen( 'data-' ) );
}

/**
 * The inputs that a shortcode has. Its attribute `inputs` is JSON in percent-encoding, for lists and HTML, which the
 * brackets of a shortcode cannot contain. Other attributes win over it.
 *
 * @param array $widget Description of the widget.
 * @param array $given  Attributes of the shortcode.
 * @return array
 */
function shortcode_inputs( array $widget, array $given ): array {
	$inputs = json_decode( rawurldecode( (string) ( $given['inputs'] ?? '{}' ) ), true );
	$inputs = is_array( $inputs ) ? $inputs : array();
	foreach ( $widget['fields'] as $field ) {
		$attribute = shortcode_attribute( $field );
		$value     = $given[ $attribute ] ?? $given[ str_replace( '-', '_', $attribute ) ] ?? null;
		if ( null !== $value ) {
			$inputs[ $field['name'] ] = $value;
		} elseif ( 'boolean' === $field['type'] && in_array( $attribute, $given, true ) ) {
			// An attribute without a value.
			$inputs[ $field['name'] ] = true;
		}
	}
	return $inputs;
}

/**
 * Writes the shortcode of a widget.
 *
 * @param array  $widget Description of the widget.
 * @param array  $inputs Its values by input.
 * @param string $inside HTML inside the element.
 * @return string
 */
function write_shortcode( array $widget, array $inputs, string $inside ): string {
	$name  = shortcode_name( $widget['name'] );
	$text  = '[' . $name;
	$other = array();
	foreach ( $widget['fields'] as $field ) {
		if ( ! isset( $inputs[ $field['name'] ] ) ) {
			continue;
		}
		$value = $inputs[ $field['name'] ];
		$value = is_bool( $value ) ? wp_json_encode( $value ) : $value;
		if ( is_scalar( $value ) && ! preg_match( '/[\[\]<>"\'&\\\\\r\n]/', (string) $value ) ) {
			$text .= ' ' . shortcode_attribute( $field ) . '="' . $value . '"';
		} else {
			$other[ $field['name'] ] = $value;
		}
	}
	if ( $other ) {
		$text .= ' inputs="' . rawurlencode( (string) wp_json_encode( $other, JSON_UNESCAPED_UNICODE ) ) . '"';
	}
	return $text . ']' . ( '' === $inside ? '' : $inside . '[/' . $name . ']' );
}
