import { once } from 'node:events';
import type { Server } from 'node:http';

const HOST = '127.0.0.1';

export async function listenOnFreePort(server: Server) {
  await once(server.listen(0, HOST), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    host: HOST,
    port: address.port,
    origin: `http://${HOST}:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
