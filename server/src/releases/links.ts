import { satisfy } from '@module-federation/runtime'
import type { LinkedSlice, RegistrySlice, RequiredModule, ShellBuild, SliceLinks } from 'shared-contract'
import type { Snapshot } from './snapshot.ts'

/** The shell's build as far as slices depend on it; an older one does not tell everything. */
export type LinkedShell = Pick<ShellBuild, 'provides' | 'offers' | 'shows'>

/** What connects the live slices with each other and with the shell. */
export function linksOf({ everybody }: Pick<Snapshot, 'everybody'>, shell: LinkedShell = {}): SliceLinks {
	return {
		slices: everybody.slices.map((slice) => linkedSlice(slice, shell)),
		shell: { offers: shell.offers ?? [], shows: shell.shows ?? [] },
	}
}

function linkedSlice(
	{ name, version, owns, fills = {}, offers, shows, requires = {} }: RegistrySlice,
	shell: LinkedShell,
): LinkedSlice {
	return {
		name,
		version,
		owns,
		fills,
		...(offers && { offers }),
		...(shows && { shows }),
		requires: Object.entries(requires).map(([request, range]): RequiredModule => {
			const provided = shell.provides?.find((each) => each.request === request)?.version ?? null
			// As pages compare them.
			return { request, range, provided, fits: provided !== null && satisfy(provided, range) }
		}),
	}
}
