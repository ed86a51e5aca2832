/**
 * `eiland/kit/view`: what a view is made of. The bundle of a widget takes React from here too (`react` and
 * `react/jsx-runtime`), so that one file runs on the React build and on the light one.
 */
export {
  createContext,
  createElement,
  Fragment,
  memo,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { useSignals } from '@preact/signals-react/runtime';
export { useKitText, useText } from '../i18n/use-text.ts';
export { useSettings } from '../i18n/settings-context.ts';
export type { Settings } from '../i18n/settings.ts';
export { formatCount } from '../format/count.ts';
export { formatPrice } from '../format/price.ts';
export { Button } from '../ui/basics/Button.tsx';
export { Heading } from '../ui/basics/Heading.tsx';
export { Icon } from '../ui/basics/Icon.tsx';
export { Loading } from '../ui/basics/Loading.tsx';
export { Message } from '../ui/basics/Message.tsx';
export { RefusalMessage } from '../ui/basics/RefusalMessage.tsx';
export { VisuallyHidden } from '../ui/basics/VisuallyHidden.tsx';
export { ResponsiveImage } from '../ui/gallery/ResponsiveImage.tsx';
export { Html } from '../ui/markup/Html.tsx';
export { Price } from '../ui/product/Price.tsx';
export { ProductName } from '../ui/product/ProductName.tsx';
export { Slot } from '../ui/slots/Slot.tsx';
