import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { SmartLink } from './smart-link';

/** `solid` inverts the surface it stands on, `brand` is yellow, `outline` and `ghost` follow the text colour. */
export type ButtonVariant = 'solid' | 'brand' | 'outline' | 'ghost';

type Look = { readonly variant?: ButtonVariant; readonly className?: string | undefined };

const look = ({ variant = 'solid', className }: Look) =>
  [styles.button, styles[variant], className].filter(Boolean).join(' ');

/** A button; `type` is `button` unless said otherwise. */
export function Button({ variant, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button className={look({ variant, className } as Look)} type="button" {...rest} />;
}

/** A link that looks like a button. */
export function LinkButton({ variant, className, ...rest }: ComponentProps<typeof SmartLink> & Look) {
  return <SmartLink className={look({ variant, className } as Look)} {...rest} />;
}

/** A 44-pixel square for one icon; `aria-label` names it. */
export function IconButton({
  className,
  ...rest
}: ComponentProps<'button'> & { readonly 'aria-label': string }) {
  return <button className={[styles.icon, className].filter(Boolean).join(' ')} type="button" {...rest} />;
}
