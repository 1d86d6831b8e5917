/** @jest-environment-options {"customExportConditions": ["node", "node-addons"]} */
import path from 'node:path';
import ts from 'typescript';
import { read } from './support/files';
import { folder, type Manifest, manifestFiles, manifests } from './support/manifests';

type Model = new (data: Manifest) => { validate(): void };

/** Where kubernetes-models has the model of a resource. */
const moduleOf = ({ apiVersion, kind }: Manifest) => `kubernetes-models/${apiVersion}/${kind}`;

// The fields of Traefik's resources are compared one by one in kubernetes.test.ts.
const known = manifests.filter(({ apiVersion }) => apiVersion !== 'traefik.io/v1alpha1');
const titled = known.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const);

test.each(titled)('%s follows the schema of its kind', (_, one) => {
  const models = jest.requireActual<Record<string, Model>>(moduleOf(one));
  const Kind = models[one.kind];
  if (!Kind) throw new Error(`There is no ${one.kind} in ${one.apiVersion}`);
  expect(() => new Kind(one).validate()).not.toThrow();
});

/** Returns TypeScript's errors for all resources, each declared with the type of its kind. */
function typeProblems(all: readonly Manifest[]): string[] {
  const text = all
    .map((one, index) => {
      const type = `import('${moduleOf(one)}').I${one.kind}`;
      return `export const resource${index}: ${type} = ${JSON.stringify(one, null, 1)};`;
    })
    .join('\n');
  const fileName = path.join(process.cwd(), 'manifests.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const fromDisk = host.getSourceFile;
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === fileName
      ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
      : fromDisk(name, ...rest);
  const program = ts.createProgram([fileName], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

// The schemas allow unknown fields; the types do not.
test('no resource has an unknown field', () => {
  expect(typeProblems(known)).toEqual([]);
});

test('an unknown field is found at any depth', () => {
  const [pods] = manifests.filter(({ kind }) => kind === 'Deployment');
  const text = JSON.stringify(pods).replace('"readOnlyRootFilesystem"', '"readOnlyRootFileSystem"');
  expect(typeProblems([JSON.parse(text) as Manifest])).toEqual([
    expect.stringMatching(/"readOnlyRootFileSystem".* does not exist/),
  ]);
});

test.each(manifestFiles)('%s has no anchors, which tools expand in different ways', (file) => {
  expect(read(`${folder}/${file}`)).not.toMatch(/[:-] [&*]\w/);
});
