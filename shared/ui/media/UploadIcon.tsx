import type { Content } from 'react/jsx-runtime';

/** In the style of `Icon`; separate, because few pages have uploads. */
const ICONS = {
  upload: (
    <path d="M12 15.5V4.500M7.500 8.500 12 4l4.500 4.500M4.500 15v3.500A1.500 1.500 0 0 0 6 20h12a1.500 1.500 0 0 0 1.500-1.500V15" />
  ),
  grip: <path d="M9 6.500v.1M15 6.500v.1M9 12v.1M15 12v.1M9 17.500v.1M15 17.500v.1" strokeWidth="2.500" />,
  image: (
    <>
      <path d="M5 4.500h14A1.500 1.500 0 0 1 20.500 6v12a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 18V6A1.500 1.500 0 0 1 5 4.500Z" />
      <path d="m4 17 4.500-4.500 3.500 3.500 4-4 4.500 4.500M8.500 9v.1" />
    </>
  ),
  pdf: (
    <>
      <path d="M13.500 3.500h-7A1.500 1.500 0 0 0 5 5v14a1.500 1.500 0 0 0 1.500 1.500h11A1.500 1.500 0 0 0 19 19V9Z" />
      <path d="M13.500 3.500V9H19M8.500 13h7M8.500 16.500h4.500" />
    </>
  ),
  video: (
    <>
      <path d="M5 4.500h14A1.500 1.500 0 0 1 20.500 6v12a1.500 1.500 0 0 1-1.500 1.500H5A1.500 1.500 0 0 1 3.500 18V6A1.500 1.500 0 0 1 5 4.500Z" />
      <path d="m10 8.500 5.500 3.500-5.500 3.500Z" />
    </>
  ),
} satisfies Record<string, Content>;

export type UploadIconName = keyof typeof ICONS;

/** An icon of a file type or an upload action. */
export function UploadIcon({ name, className = '' }: { name: UploadIconName; className?: string }) {
  return (
    <svg className={`sw-icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {ICONS[name]}
    </svg>
  );
}
