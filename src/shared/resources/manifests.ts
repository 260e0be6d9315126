import { articlesManifest } from './articles/manifest.ts';
import { campaignsManifest } from './campaigns/manifest.ts';
import { communitiesManifest } from './communities/manifest.ts';
import { communityMembersManifest } from './communitymembers/manifest.ts';
import { editorialsManifest } from './editorials/manifest.ts';
import { eventsManifest } from './events/manifest.ts';
import { hitchhikersManifest } from './hitchhikers/manifest.ts';
import type { ResourceManifest } from './manifest.ts';
import { moderatedCommunitiesManifest } from './moderatedcommunities/manifest.ts';
import { relayPointsManifest } from './relaypoints/manifest.ts';
import { relayPointTypesManifest } from './relaypointtypes/manifest.ts';
import { solidaryBeneficiariesManifest } from './solidarybeneficiaries/manifest.ts';
import { solidaryRecordsManifest } from './solidaryrecords/manifest.ts';
import { solidaryStructuresManifest } from './solidarystructures/manifest.ts';
import { solidaryVolunteersManifest } from './solidaryvolunteers/manifest.ts';
import { territoriesManifest } from './territories/manifest.ts';
import { usersManifest } from './users/manifest.ts';

/** Requires that each key is the manifest's name, and each parent a key of the list. */
const listed = <
  const M extends { readonly [N in keyof M]: { readonly name: N; readonly parent: keyof M | null } & ResourceManifest },
>(
  manifests: M,
): M => manifests;

/**
 * Every resource of the product. Routes, menu, breadcrumbs, bridge calls, handlers, palette search, pictures and drafts
 * are derived from this list. Its codecs are listed in `index.ts`, apart, because the initial script loads this list.
 */
export const manifests = listed({
  users: usersManifest,
  hitchhikers: hitchhikersManifest,
  communities: communitiesManifest,
  moderatedcommunities: moderatedCommunitiesManifest,
  communitymembers: communityMembersManifest,
  territories: territoriesManifest,
  campaigns: campaignsManifest,
  events: eventsManifest,
  articles: articlesManifest,
  editorials: editorialsManifest,
  relaypoints: relayPointsManifest,
  relaypointtypes: relayPointTypesManifest,
  solidaryrecords: solidaryRecordsManifest,
  solidarybeneficiaries: solidaryBeneficiariesManifest,
  solidaryvolunteers: solidaryVolunteersManifest,
  solidarystructures: solidaryStructuresManifest,
});
export type Manifests = typeof manifests;

/** The manifests in menu order; those without an entry come first. */
export const manifestsByMenu: readonly ResourceManifest[] = Object.values<ResourceManifest>(manifests).sort(
  (left, right) => (left.menu?.position ?? 0) - (right.menu?.position ?? 0),
);

/** Names of the resources whose manifest matches a type: `ResourceWith<{ picture: object }>`. */
export type ResourceWith<Fact> = {
  [N in keyof Manifests]: Manifests[N] extends Fact ? N : never;
}[keyof Manifests];

export type ResourceName = keyof Manifests;

/** The resource whose records these are: hitchhikers are users. */
export const rootOf = (name: ResourceName): ResourceName => manifests[name].parent ?? name;

/** Resources of which a single record can be read. */
export type ItemName = {
  [N in ResourceName]: 'get' extends Manifests[N]['calls'][number] ? N : never;
}[ResourceName];

/** Resources whose records have a picture that can be uploaded and removed. */
export type PictureResource = ResourceWith<{ picture: object }>;

/**
 * Resources of which two records with the same name would share one picture file
 * (docs/platform/b-communities-content.md §7).
 */
export type UniqueNameResource = ResourceWith<{ picture: { namedAfter: string } }>;
