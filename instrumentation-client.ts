// Next evaluates this file before it requires its router. So React DOM is evaluated in an earlier task than the router
// if the page asks for a pause between them, as stored pages do (`splitPayload`, docs/adr/0025).
import 'react-dom/client';
