// Replaces the types of `react/jsx-runtime`; nothing is loaded from here.
//
// A browser that translates a page replaces every text node by `<font>` elements. React and Preact remember text nodes
// that have siblings, and would change or remove nodes that have left the page. The text of an element without other
// children is written through the element itself. So text beside something else needs an element of its own, and these
// types refuse it anywhere else.
declare module 'react/jsx-runtime' {
  import type * as React from 'react';

  type Shown = React.ReactElement | boolean | null | undefined | readonly Elements[];
  /** No text: elements and lists of them, or nothing. */
  export type Elements = Shown | '';
  /** What an element may contain: text alone, or elements. */
  export type Content = string | number | Shown;

  type Intrinsic = {
    [Tag in keyof React.JSX.IntrinsicElements]: Omit<React.JSX.IntrinsicElements[Tag], 'children'> & {
      children?: Content;
    };
  };

  export namespace JSX {
    type ElementType = React.JSX.ElementType;
    type Element = React.JSX.Element;
    type ElementClass = React.JSX.ElementClass;
    type ElementAttributesProperty = React.JSX.ElementAttributesProperty;
    type ElementChildrenAttribute = React.JSX.ElementChildrenAttribute;
    type LibraryManagedAttributes<Component, Props> = React.JSX.LibraryManagedAttributes<Component, Props>;
    type IntrinsicAttributes = React.JSX.IntrinsicAttributes;
    type IntrinsicClassAttributes<Instance> = React.JSX.IntrinsicClassAttributes<Instance>;
    interface IntrinsicElements extends Intrinsic {}
  }

  export function Fragment(props: { children?: Elements }): React.ReactElement;
  export function jsx(type: React.ElementType, props: unknown, key?: React.Key): React.ReactElement;
  export function jsxs(type: React.ElementType, props: unknown, key?: React.Key): React.ReactElement;
}
