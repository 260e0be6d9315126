/** Views that come with the articles. */
export const articleViews = [
  { id: 'drafts', label: 'articles:views.drafts', filters: { status: '0' } },
  { id: 'published', label: 'articles:views.published', filters: { status: '1' } },
] as const;
