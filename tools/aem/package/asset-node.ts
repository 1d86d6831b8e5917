import { readFileSync } from 'node:fs';
import { contentTypeOf } from '@/lib/assets/content-kind';
import { pictureSize } from '../../../aem/fragments/picture-size';
import { type JcrValue, long, node, type PlacedNode, place } from './jcr';

async function dimensionsOf(file: string): Promise<Record<string, JcrValue>> {
  const size = await pictureSize(file);
  return size ? { 'tiff:ImageWidth': long(size.width), 'tiff:ImageLength': long(size.height) } : {};
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
    ...(await dimensionsOf(file)),
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
