import { deepLinkScheme } from '#shared/deep-link.ts';
import { texts } from '../../locales/texts.ts';
import { xml } from '../../xml/template.ts';
import type { Product } from '../product.ts';

/** What software centres show of the product: AppStream's metadata 1.0 of a desktop application. */
export const metainfoOf = ({ appId, name, summary, homepage, author, desktopName }: Product): string => xml`\
<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>${appId}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>LicenseRef-proprietary</project_license>
  <name>${name}</name>
  <developer_name>${author.replace(/ <.*/u, '')}</developer_name>
  <summary>${summary.en}</summary>
  <summary xml:lang="fr">${summary.fr}</summary>
  <description>
    <p>${texts('en')('packages:description')}</p>
    <p xml:lang="fr">${texts('fr')('packages:description')}</p>
  </description>
  <launchable type="desktop-id">${desktopName}</launchable>
  <url type="homepage">${homepage}</url>
  <provides>
    <mediatype>x-scheme-handler/${deepLinkScheme}</mediatype>
  </provides>
  <content_rating type="oars-1.1"/>
</component>
`;
