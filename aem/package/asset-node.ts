import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentTypeOf } from '@/lib/assets/content-kind';
import { type JcrValue, long, node, type PlacedNode, place } from './jcr';

/** The locales share their files, so each file is read once. */
const measured = new Map<string, Promise<Record<string, JcrValue>>>();

async function measure(type: string, bytes: Uint8Array): Promise<Record<string, JcrValue>> {
  if (!type.startsWith('image/') || type === 'image/svg+xml') return {};
  const { width, height } = await sharp(bytes).metadata();
  return { 'tiff:ImageWidth': long(width), 'tiff:ImageLength': long(height) };
}

function dimensionsOf(file: string, type: string, bytes: Uint8Array): Promise<Record<string, JcrValue>> {
  const known = measured.get(file) ?? measure(type, bytes);
  measured.set(file, known);
  return known;
}

/**
 * Returns a picture or video as an asset with the original rendition.
 * @throws {Error} for a file type that the site does not serve
 */
export async function assetNodes(path: string, file: string) {
  const type = contentTypeOf(file);
  if (!type) throw new Error(`${path} is neither a picture nor a video`);
  const bytes = readFileSync(file);
  const metadata = node('metadata', 'nt:unstructured', {
    'dc:format': type,
    'dam:size': long(bytes.length),
    ...(await dimensionsOf(file, type, bytes)),
  });
  const original = `${path}/jcr:content/renditions/original`;
  const asset = place(path, (name) =>
    node(name, 'dam:Asset', { 'jcr:mixinTypes': ['mix:referenceable'] }, [
      node('jcr:content', 'dam:AssetContent', { 'cq:name': name }, [
        metadata,
        node('related', 'nt:unstructured'),
      ]),
    ]),
  );
  const rendition: PlacedNode = {
    path: `${original}.dir`,
    node: node('original', 'nt:file', {}, [node('jcr:content', 'nt:resource', { 'jcr:mimeType': type })]),
  };
  return { nodes: [asset, rendition], binary: { path: original, bytes, isFile: true } };
}
