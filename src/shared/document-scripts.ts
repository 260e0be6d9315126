/**
 * Folder of the scripts that read PDF documents, in the built page. They are large, and loaded only with a document: the
 * build stores them compressed with gzip, as `<name>.js.gz`, and they are served expanded, as `<name>.js`.
 */
export const documentScripts = 'pdf';
