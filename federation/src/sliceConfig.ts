import type { Locale, MenuName, SlotName } from 'shared-contract'

/** The first scripts of an owned path, if they differ from the default. Browsers warn of unused preloads. */
export interface OwnedPath {
	/** The chunk of its screen. */
	chunk: string
	/** The chunk of the paths below, if they show another screen, one that starts without the shell's controls. */
	beneath?: string
	/** True if its screen starts without the shell's controls (`shared-ui/controls`). */
	plain?: true
	/** The prefixes of its translation chunks, if they are not all of the slice's: `legal` for `legal-pt`, `legal-en`, `legal-ja`. */
	words?: string | readonly string[]
}

interface BaseFill {
	/** Smaller ones come first. Default: 100. */
	order?: number
}

/** A widget in a slot. */
export interface WidgetFill extends BaseFill {
	/** An exposed module, without `./`. It takes the props of the slot (`SLOTS` of the contract). */
	module: string
	/** The name of its tab in addresses, in a slot of tabs. */
	id?: string
	/** The name of its tab or section. */
	title?: Record<Locale, string>
	/** The height that a page reserves while it loads. Default: `12rem`. */
	height?: string
}

/** A link in a menu. */
export interface LinkFill extends BaseFill {
	path: string
	title: Record<Locale, string>
	/** Its icon in the side menu: a name of `MENU_ICONS` (`shell/src/frame/menuIcons.ts`). */
	icon?: string
}

/** The configuration of a slice, in its `slice.config.ts`. */
export interface SliceConfig {
	/** The name of the folder and of the workspace. */
	name: string
	/** Its name for readers, which failure panels say: “A parte Catálogo não carregou”. Default: `name`. */
	title?: Readonly<Record<Locale, string>>
	/** The prefixes of all its translation chunks. Default: its name without `mfe-`, as in `account-pt`. */
	words?: readonly string[]
	/**
	 * Its owned paths, each with the chunk of its screen (the `webpackChunkName` of the route's `lazy` import), which the
	 * server preloads with the page. `/` is the home page alone; every other path includes the paths below it.
	 */
	owns: Readonly<Record<string, string | OwnedPath>>
	/** A path below an owned path that shows its screen, if the owned path itself does not and the sitemap lists none. */
	examples?: Readonly<Record<string, string>>
	/**
	 * Those of its paths that search engines may list, each with the title and description of its head. Without them a page of the
	 * slice is not listed.
	 */
	pages?: Record<string, Record<Locale, { title: string; description: string }>>
	/** What it puts into the slots and menus of pages. It comes and goes with its release. */
	fills?: { [Name in SlotName]?: WidgetFill[] } & { [Name in MenuName]?: LinkFill[] }
	/**
	 * Its feature flags, at most 20, each with its name for admins, who switch it under `/dashboard/releases`. Small letters, digits
	 * and hyphens. Its code asks `hasFlag('new-offers')` of `shared-composition/flags`.
	 */
	flags?: Readonly<Record<string, { title: Record<Locale, string> }>>
	/**
	 * Its exposed modules: `./routes` (exports `routes`, React Router's route objects), `./commands` (exports `commands`, see
	 * `Commands` of the contract) and its widgets.
	 */
	exposes: Readonly<Record<`./${string}`, string>>
}
