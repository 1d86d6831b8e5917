import { renderHook } from '@testing-library/react';
import type { Swiper } from 'swiper/types';
import { useSwiperCommand } from '@/components/ui/use-swiper-command';

const carousel = {} as Swiper;

test('a command runs at once when the carousel is ready', () => {
  const { result } = renderHook(() => useSwiperCommand(carousel));
  const command = jest.fn();
  result.current(command);
  expect(command).toHaveBeenCalledWith(carousel);
});

test('of the commands before that, the last one runs once', () => {
  const { result, rerender } = renderHook(({ swiper }) => useSwiperCommand(swiper), {
    initialProps: { swiper: null as Swiper | null },
  });
  const [first, last] = [jest.fn(), jest.fn()];
  result.current(first);
  result.current(last);
  expect(last).not.toHaveBeenCalled();
  rerender({ swiper: carousel });
  rerender({ swiper: null });
  rerender({ swiper: carousel });
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledTimes(1);
  expect(last).toHaveBeenCalledWith(carousel);
});
