const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm4.8 11.3L20 20',
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  chevron: 'M6 9l6 6 6-6',
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  play: 'M7 4.5v15l12-7.5-12-7.5Z',
  pause: 'M8 5v14M16 5v14',
  muted: 'M4 9v6h4l5 4V5L8 9H4Zm13 1 4 4m0-4-4 4',
  sound: 'M4 9v6h4l5 4V5L8 9H4Zm12.5-.5a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  check: 'M4 12.5 9.5 18 20 6.5',
  heart: 'M12 20.5 4.3 12.8a5 5 0 0 1 7.1-7.1l.6.6.6-.6a5 5 0 0 1 7.1 7.1L12 20.5Z',
  share: 'M12 15V3.5m-4.5 4L12 3l4.5 4.5M5 12v8.5h14V12',
  link: 'M10 14a4.5 4.5 0 0 0 6.4 0l3-3A4.5 4.5 0 0 0 13 4.6l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1',
  phone:
    'M5 3.5h4l1.8 4.6-2.3 1.7a12 12 0 0 0 5.7 5.7l1.7-2.3 4.6 1.8v4a1.5 1.5 0 0 1-1.6 1.5A17 17 0 0 1 3.5 5.1 1.5 1.5 0 0 1 5 3.5Z',
  mail: 'M3 5.5h18v13H3v-13Zm0 .5 9 7 9-7',
} as const;

export type IconName = keyof typeof paths;

/** Renders a decorative 24-pixel line icon; the surrounding control has the accessible name. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg aria-hidden="true" className="icon" height={size} viewBox="0 0 24 24" width={size}>
      <path d={paths[name]} />
    </svg>
  );
}
