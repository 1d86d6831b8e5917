export type Half = 'left' | 'right';

/** Which half of a box the pointer is in (spec section 2, Home). */
export function pointerHalf(clientX: number, box: Pick<DOMRect, 'left' | 'width'>): Half {
  return clientX < box.left + box.width / 2 ? 'left' : 'right';
}
