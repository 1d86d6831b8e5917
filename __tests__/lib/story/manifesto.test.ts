import { completeManifesto } from '@/lib/story/manifesto';

const image = { src: '/our-story/athlete.webp', alt: 'A runner' };
const paragraphs = ['one', 'two', 'three'];
const callouts = ['Move.', 'Drink.', 'Go.'];

describe('completeManifesto (STORY-01)', () => {
  it('gives the card when everything is there', () => {
    expect(completeManifesto({ image, paragraphs, callouts })).toEqual({ image, paragraphs, callouts });
  });

  it.each([
    ['no image', { image: null, paragraphs, callouts }],
    ['an image without address', { image: { src: '', alt: '' }, paragraphs, callouts }],
    ['a paragraph less', { image, paragraphs: ['one', 'two'], callouts }],
    ['an empty paragraph', { image, paragraphs: ['one', ' ', 'three'], callouts }],
    ['no callouts', { image, paragraphs, callouts: [] }],
    ['a callout missing', { image, paragraphs, callouts: ['Move.', undefined, 'Go.'] }],
  ])('is not complete with %s', (_, inputs) => {
    expect(completeManifesto(inputs)).toBeNull();
  });
});
