<?php
/**
 * The HTML of a widget.
 *
 * @package Eiland
 */

namespace Eiland;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a widget. Without a required input, or with an unknown name, it prints nothing: visitors see no error.
 *
 * @param string $name   Its name.
 * @param array  $inputs What is stored, by input.
 * @param string $inside HTML inside the element.
 * @param string $load   When it loads; empty for its own moment.
 * @return string Escaped HTML.
 */
function markup( string $name, array $inputs, string $inside = '', string $load = '' ): string {
	$widget = widgets()[ $name ] ?? null;
	if ( null === $widget ) {
		return '';
	}
	$values = values_of( $widget, $inputs );
	if ( missing( $widget, $values, $inside ) ) {
		return '';
	}
	$attributes = array( 'data-widget' => $name );
	if ( '' !== $load && in_array( $load, array_column( loads(), 'value' ), true ) ) {
		$attributes['data-load'] = $load;
	}
	foreach ( $widget['attributes'] as $attribute => $input ) {
		$attributes[ $attribute ] = esc_url_raw( (string) ( $values[ $input ] ?? '' ) );
	}
	foreach ( $widget['fields'] as $field ) {
		if ( isset( $values[ $field['name'] ] ) ) {
			$attributes[ $field['attribute'] ] = attribute_text( $field, $values[ $field['name'] ] );
		}
	}
	need( $name );
	$tag = tag_escape( $widget['tag'] );
	return '<' . $tag . attributes( $attributes ) . '>' . wp_kses_post( $inside ) . '</' . $tag . '>';
}

/**
 * The valid values of a widget, by input.
 *
 * @param array $widget Its description.
 * @param array $inputs What is stored.
 * @return array
 */
function values_of( array $widget, array $inputs ): array {
	$values = array();
	foreach ( $widget['fields'] as $field ) {
		$values[ $field['name'] ] = value_of( $field, $inputs[ $field['name'] ] ?? null );
	}
	return $values;
}

/**
 * The required inputs without a value. HTML inside may stand for some of them.
 *
 * @param array  $widget Its description.
 * @param array  $values Its values.
 * @param string $inside HTML inside the element.
 * @return string[]
 */
function missing( array $widget, array $values, string $inside ): array {
	$names = array();
	foreach ( $widget['fields'] as $field ) {
		$is_printed = '' !== trim( $inside ) && in_array( $field['name'], $widget['replaced'], true );
		if ( $field['isRequired'] && ! isset( $values[ $field['name'] ] ) && ! $is_printed ) {
			$names[] = $field['name'];
		}
	}
	return $names;
}

/**
 * The text of an attribute.
 *
 * @param array $field Description of the input.
 * @param mixed $value Its value.
 * @return string
 */
function attribute_text( array $field, $value ): string {
	if ( is_string( $value ) ) {
		return $value;
	}
	$json = array() === $value && $field['isObject'] ? new \stdClass() : $value;
	return (string) wp_json_encode( $json, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
}

/**
 * Attributes as HTML.
 *
 * @param array<string, string> $attributes Their texts by name.
 * @return string
 */
function attributes( array $attributes ): string {
	$html = '';
	foreach ( $attributes as $name => $text ) {
		$html .= ' ' . $name . '="' . escape( $text ) . '"';
	}
	return $html;
}

/**
 * Escapes the text of an attribute. Unlike `esc_attr`, it also escapes what looks like an entity, because HTML in an
 * attribute contains some. Brackets would be shortcodes, and line breaks paragraphs.
 *
 * @param string $text Any text.
 * @return string
 */
function escape( string $text ): string {
	$html = htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	return strtr(
		$html,
		array(
			"\n" => '&#10;',
			"\r" => '&#13;',
			'['  => '&#91;',
			']'  => '&#93;',
		)
	);
}
