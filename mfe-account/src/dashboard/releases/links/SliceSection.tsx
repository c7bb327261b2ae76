import type { ReactNode } from 'react'
import { LANGUAGE_TAGS, type LinkedSlice, type RequiredModule, type SliceLinks } from 'shared-contract'
import { listFormat, useLocale, useTranslations } from 'shared-i18n'
import { Badge, Section, Stack } from 'shared-ui'
import { detailTranslations } from '../detailTranslations.ts'
import { Notice, SmallHeading } from '../style.ts'
import { fillsIn, lossOf, offering } from './loss.ts'
import { lossLines } from './lossLines.ts'
import { Codes, Facts, Lines, Modules } from './style.ts'

/** What connects one live slice with the others. */
export function SliceSection({ slice, links }: { slice: LinkedSlice; links: SliceLinks }) {
	const t = useTranslations(detailTranslations)
	const locale = useLocale()
	const listed = (names: readonly string[]) => listFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' }).format(names)
	const { name, version, owns, offers, shows, requires } = slice
	const parts = fillsIn(slice, 'slots', locale).map(({ place, names }) => {
		const from = offering(place, links)
		return { place, from: from.length > 0 ? t('links.in', { from: listed(from) }) : t('links.nowhere'), names }
	})
	const menus = fillsIn(slice, 'menus', locale).map(({ place, names }) => ({ place, names }))
	const places = (offers ?? []).map((place) => {
		const filling = links.slices.flatMap((other) =>
			fillsIn(other, 'slots', locale)
				.filter((filled) => filled.place === place)
				.map(({ names }) => `${other.name}: ${listed(names)}`),
		)
		return { place, names: filling.length > 0 ? filling : [t('links.empty')] }
	})
	return (
		<Section title={name} lead={version}>
			<Stack>
				<Facts>
					<Fact label={t('links.owns')} of={owns}>
						<CodeList of={owns} />
					</Fact>
					<Fact label={t('links.parts')} of={parts}>
						<PlaceLines of={parts} />
					</Fact>
					<Fact label={t('links.menus')} of={menus}>
						<PlaceLines of={menus} />
					</Fact>
					<Fact label={t('links.offers')} of={places}>
						<PlaceLines of={places} />
					</Fact>
					<Fact label={t('links.shows')} of={shows ?? []}>
						<CodeList of={shows ?? []} />
					</Fact>
					<Fact label={t('links.requires')} of={requires}>
						<RequiredModules modules={requires} />
					</Fact>
				</Facts>
				{offers === undefined && <p>{t('links.untold')}</p>}
				<Notice>
					<Stack $gap={3}>
						<SmallHeading>{t('links.loss', { slice: name })}</SmallHeading>
						<Facts>
							{lossLines(lossOf(slice, links, locale), t).map(({ what, names }) => (
								<Fact key={what} label={what} of={names}>
									{named(names)}
								</Fact>
							))}
						</Facts>
					</Stack>
				</Notice>
			</Stack>
		</Section>
	)
}

/** A row of the description; nothing where there is nothing of it. */
function Fact({ label, of, children }: { label: string; of: readonly unknown[]; children: ReactNode }) {
	if (of.length === 0) return null
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	)
}

/** Names in a row. A line never begins with a dot. */
const named = (names: readonly string[]) => names.join('\u00a0· ')

function CodeList({ of }: { of: readonly string[] }) {
	return (
		<Codes>
			{of.map((text) => (
				<li key={text}>
					<code>{text}</code>
				</li>
			))}
		</Codes>
	)
}

function PlaceLines({ of }: { of: readonly { place: string; from?: string; names: readonly string[] }[] }) {
	return (
		<Lines>
			{of.map(({ place, from, names }) => (
				<li key={place}>
					<code>{place}</code> {from && <small>{from}</small>} <span>{named(names)}</span>
				</li>
			))}
		</Lines>
	)
}

/** The shared modules that a slice requires, against those of the shell; what does not fit is seen first. */
function RequiredModules({ modules }: { modules: readonly RequiredModule[] }) {
	const t = useTranslations(detailTranslations)
	const misfits = modules.filter(({ fits }) => !fits)
	return (
		<Modules open={misfits.length > 0}>
			<summary data-bad={misfits.length > 0 || undefined}>
				{misfits.length > 0 ? t('links.misfit', { count: misfits.length }) : t('links.fit', { count: modules.length })}
			</summary>
			<Lines>
				{[...misfits, ...modules.filter(({ fits }) => fits)].map(({ request, range, provided, fits }) => (
					<li key={request}>
						<code>{request}</code>{' '}
						<small>
							{provided === null ? t('links.required.none', { range }) : t('links.required', { range, provided })}
						</small>{' '}
						{!fits && <Badge $tone="danger">{t('links.unfit')}</Badge>}
					</li>
				))}
			</Lines>
		</Modules>
	)
}
