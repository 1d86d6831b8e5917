import { brand } from '@/lib/brand';
import type { ContentPackage } from './content-package';
import { node, place } from './jcr';

const agentPath = `/etc/replication/agents.author/${brand.slug}-site`;

/** The headers of a dispatcher flush, from which the relay reads what was published. */
const headers = ['CQ-Action:{action}', 'CQ-Handle:{path}', 'CQ-Path:{path}'];

/**
 * Creates the package of the replication agent that notifies the relay of publications, for AEM 6.5 (AEM-02). It is off
 * until an administrator enters the relay's address and password.
 */
export function replicationAgentPackage(): ContentPackage {
  const settings = {
    'cq:template': '/libs/cq/replication/templates/agent',
    'sling:resourceType': 'cq/replication/components/agent',
    'jcr:title': `${brand.name} site`,
    'jcr:description': 'Tells the site of publications, through the relay',
    enabled: false,
    serializationType: 'flush',
    transportUri: 'https://relay.example/replication',
    transportUser: `${brand.slug}-publishing`,
    protocolHTTPMethod: 'POST',
    protocolHTTPHeaders: headers,
    retryDelay: '60000',
    logLevel: 'info',
    // Its deliveries neither create versions nor change the status that editors see.
    noVersioning: true,
    noStatusUpdate: true,
  };
  return {
    name: `${brand.slug}-replication-agent`,
    description: 'Replication agent that tells the site of publications, for AEM 6.5',
    requires: [],
    // A second installation keeps the administrator's settings.
    filters: [{ root: agentPath, mode: 'merge' }],
    nodes: [
      place(agentPath, (name) =>
        node(name, 'cq:Page', {}, [node('jcr:content', 'cq:PageContent', settings)]),
      ),
    ],
    binaries: [],
  };
}
