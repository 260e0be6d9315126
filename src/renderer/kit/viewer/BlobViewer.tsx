import { type ComponentProps, useEffect, useState } from 'react';
import { DocumentViewer, type ViewerContent } from './DocumentViewer.tsx';

interface BlobViewerProps extends Omit<ComponentProps<typeof DocumentViewer>, 'content'> {
  /** A picture or a PDF, by its type. */
  file: Blob;
}

/** Shows a document that is in memory. */
export function BlobViewer({ file, ...viewer }: BlobViewerProps) {
  const url = useObjectUrl(file);
  if (url === null) return null;
  const content: ViewerContent = file.type === 'application/pdf' ? { kind: 'pdf', file } : { kind: 'picture', url };
  return <DocumentViewer content={content} {...viewer} />;
}

/** An object URL for bytes in memory while the component is mounted; null before the first effect. */
function useObjectUrl(blob: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}
