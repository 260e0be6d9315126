/** Every English text, by path of its file; loaded only when English is used. */
export default import.meta.glob<object>('../../locales/en/*.json', { eager: true, import: 'default' });
