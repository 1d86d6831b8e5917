export type Half = 'left' | 'right';

/** Returns which half of a box the pointer is in (STRIP-02). */
export function pointerHalf(clientX: number, box: Pick<DOMRect, 'left' | 'width'>): Half {
  return clientX < box.left + box.width / 2 ? 'left' : 'right';
}
