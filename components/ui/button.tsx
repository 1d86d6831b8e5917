import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { SmartLink } from './smart-link';

/** `solid` inverts the surface below, `brand` is yellow, `outline` and `ghost` use the text colour. */
type ButtonVariant = 'solid' | 'brand' | 'outline' | 'ghost';

type Look = { readonly variant?: ButtonVariant; readonly className?: string | undefined };

const look = ({ variant = 'solid', className }: Look) =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ');

/** Renders a button; the default `type` is `button`. */
export function Button({ variant, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button className={look({ variant, className } as Look)} type="button" {...rest} />;
}

/** Renders a link with the look of a button. */
export function LinkButton({ variant, className, ...rest }: ComponentProps<typeof SmartLink> & Look) {
  return <SmartLink className={look({ variant, className } as Look)} {...rest} />;
}

/** Renders a 44-pixel square button for one icon; `aria-label` is its accessible name. */
export function IconButton({
  className,
  ...rest
}: ComponentProps<'button'> & { readonly 'aria-label': string }) {
  return <button className={[styles.icon, className].filter(Boolean).join(' ')} type="button" {...rest} />;
}
