// Next evaluates this file before it requires its router, so that React DOM is evaluated in an earlier task than the
// router when the page asks for a pause between them, as `lateScript` does (docs/adr/0025).
import 'react-dom/client';
