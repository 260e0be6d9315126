import type { Product } from '../product.ts';

/** The file of a Debian package that says whose it is, in Debian's machine-readable format 1.0. */
export const copyrightOf = ({ name, homepage, author }: Product): string => `\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: ${name}
Upstream-Contact: ${author}
Source: ${homepage}
Comment:
 Holds the work of others. Their notices are in these files:
 /opt/${name}/resources/THIRD-PARTY-NOTICES.txt, for what is bundled;
 /opt/${name}/LICENSE.electron.txt, for Electron;
 /opt/${name}/LICENSES.chromium.html, for Chromium and Node.js.

Files: *
Copyright: ${author}
License: proprietary
 All rights reserved.
`;
