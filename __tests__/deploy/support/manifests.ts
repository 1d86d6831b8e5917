import { readdirSync } from 'node:fs';
import { readYaml } from './files';

export const folder = 'deploy/kubernetes';

export type Labels = Readonly<Record<string, string>>;
type Port = { readonly name: string; readonly containerPort: number };
type HttpProbe = { readonly httpGet: { readonly path: string; readonly port: string } };

export type Container = {
  readonly name: string;
  readonly image: string;
  readonly ports: readonly Port[];
  readonly env?: readonly { readonly name: string; readonly value?: string; readonly valueFrom?: object }[];
  readonly envFrom?: readonly Record<string, { readonly name: string }>[];
  readonly args?: readonly string[];
  readonly startupProbe: HttpProbe;
  readonly livenessProbe: HttpProbe;
  readonly readinessProbe: HttpProbe;
};

export type PodSpec = {
  readonly serviceAccountName: string;
  readonly terminationGracePeriodSeconds: number;
  readonly securityContext: { readonly runAsUser: number; readonly runAsGroup: number };
  readonly containers: readonly [Container];
};

/** A resource as parsed from a file; the schema tests check all of it. */
export type Manifest<Spec = unknown> = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Labels;
    readonly annotations?: Labels;
    readonly namespace?: string;
  };
  readonly spec: Spec;
};

export type Deployment = Manifest<{
  readonly selector: { readonly matchLabels: Labels };
  readonly template: { readonly metadata: { readonly labels: Labels }; readonly spec: PodSpec };
}>;

export type Kustomization = {
  readonly resources: readonly string[];
  readonly images: readonly { readonly name: string }[];
  readonly configMapGenerator: readonly { readonly name: string; readonly envs: readonly string[] }[];
  readonly secretGenerator: readonly { readonly name: string; readonly envs: readonly string[] }[];
  readonly [more: string]: unknown;
};

export const kustomization = readYaml(`${folder}/kustomization.yaml`)[0] as Kustomization;

export const manifestFiles = readdirSync(folder).filter(
  (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
);

export const manifests = manifestFiles.flatMap((file) => readYaml(`${folder}/${file}`)) as Manifest[];

/** The one resource of a kind and name. */
export function manifest<Found extends Manifest>(kind: string, name: string): Found {
  const [found, ...others] = manifests.filter((one) => one.kind === kind && one.metadata.name === name);
  if (!found || others.length > 0) throw new Error(`One ${kind} ${name} is needed`);
  return found as Found;
}
