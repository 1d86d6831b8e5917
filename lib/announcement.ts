import { brand } from '@/lib/brand';

/** Local-storage key of an announcement that the visitor has dismissed. */
export const announcementKey = (name: string): string => `${brand.slug}-announcement-${name}`;

/**
 * Returns the source of the inline script beside an announcement. It hides one that was dismissed, before the first
 * paint, and dismisses one for good (HDR-07): on the way down, so that the page does not repeat an early click once it
 * is hydrated, and last of all in the storage, which may be disabled. Short and without double quotes, because every page
 * has it twice, once as JSON in its payload.
 */
export const announcementScript = (name: string): string =>
  '((k,d)=>{' +
  "try{localStorage[k]&&(d.dismissed='')}catch{}" +
  "addEventListener('click',e=>{" +
  "if(e.target.closest('[data-dismiss]')){" +
  'e.stopPropagation();' +
  "d.dismissed='';" +
  "document.querySelector('main').focus({preventScroll:true});" +
  'localStorage[k]=1' +
  `}},true)})('${announcementKey(name)}',document.documentElement.dataset)`;
