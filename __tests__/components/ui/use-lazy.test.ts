/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useLazy } from '@/components/ui/use-lazy';

const Part = () => null;

test('loads a component once, on request', async () => {
  const load = jest.fn(async () => Part);
  const { result } = renderHook(() => useLazy(load));
  expect(result.current[0]).toBeNull();
  expect(load).not.toHaveBeenCalled();
  await act(async () => result.current[1]());
  expect(result.current[0]).toBe(Part);
  await act(async () => result.current[1]());
  expect(load).toHaveBeenCalledTimes(1);
});

test('requests a component again after a failure', async () => {
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useLazy(load));
  await act(async () => result.current[1]());
  expect(result.current[0]).toBeNull();
  await act(async () => result.current[1]());
  expect(result.current[0]).toBe(Part);
});

test('the request resolves to whether the component has loaded', async () => {
  const load = jest.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const { result } = renderHook(() => useLazy(load));
  const outcomes: boolean[] = [];
  for (let time = 0; time < 3; time += 1) {
    await act(async () => {
      outcomes.push(await result.current[1]());
    });
  }
  expect(outcomes).toEqual([false, true, true]);
});

test('loads a wanted component once, without a call', async () => {
  const load = jest.fn(async () => Part);
  const { result, rerender } = renderHook(({ wanted }) => useLazy(load, wanted), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender({ wanted: true }));
  expect(result.current[0]).toBe(Part);
  await act(async () => rerender({ wanted: false }));
  await act(async () => rerender({ wanted: true }));
  expect(load).toHaveBeenCalledTimes(1);
});
