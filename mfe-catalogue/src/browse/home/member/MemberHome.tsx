import { Fragment, Suspense, use, useState } from 'react'
import { deferred, fillTitle, SlotFill, useFills } from 'shared-composition'
import type { Fill, Home, HomeLayout, SlotName } from 'shared-contract'
import { loadTranslations, useLocale, useTranslations } from 'shared-i18n'
import { Container, EmptyState, Stack, useNear } from 'shared-ui'
import { styled } from 'styled-components'
import { RestPlaceholder } from '../../../shared/deferred/afterPaint.ts'
import { homeTranslations } from '../../../shared/homeTranslations.ts'
import { EmptyCatalogue } from '../EmptyCatalogue.tsx'
import { TitleRow } from '../TitleRow.tsx'
import { type HomeRowItem, useCatalogueRows } from '../useCatalogueRows.tsx'
import { arranged, DEFAULT_LAYOUT } from './homeLayout.ts'
import { MemberBand } from './MemberBand.tsx'
import { memberHomeTranslations } from './memberHomeTranslations.ts'

const ArrangeDialog = deferred(() =>
	import(/* webpackChunkName: "arrange" */ './ArrangeDialog.tsx').then((chunk) => chunk.default),
)

const ready = loadTranslations(memberHomeTranslations)

interface MemberHomeProps {
	home: Home
	name: string
	/** Without a layout the page is as by default: where it could not be read, and for who has just signed in. */
	layout: Promise<HomeLayout | undefined> | undefined
}

/** The home page of a member: what is theirs first, in the order that they chose. */
export function MemberHome(props: MemberHomeProps) {
	return (
		<Suspense fallback={<RestPlaceholder />}>
			<Loaded {...props} />
		</Suspense>
	)
}

function Loaded({ home, name, layout }: MemberHomeProps) {
	use(ready)
	const t = useTranslations(memberHomeTranslations)
	const words = useTranslations(homeTranslations)
	const stored = layout && use(layout)
	const [chosen, setChosen] = useState(stored ?? DEFAULT_LAYOUT)
	const [isArranging, setArranging] = useState(false)
	const rows: HomeRowItem[] = [
		...useFillRows('home.memberRows'),
		{
			id: 'popular',
			title: words('home.popular'),
			row: <TitleRow label={words('home.popular')} href="/popular" titles={home.popular} />,
		},
		...useCatalogueRows(home),
		...useFillRows('home.rows'),
	]
	const rowOf = new Map(rows.map((row) => [row.id, row]))
	const ids = arranged([...rowOf.keys()], chosen)
	const shown = ids.filter((id) => !chosen.hidden.includes(id))
	return (
		<>
			<MemberBand name={name} featured={home.featured} onArrange={() => setArranging(true)} />
			<Container>
				<Stack $gap={12}>
					{shown.map((id) => (
						<Fragment key={id}>{rowOf.get(id)?.row}</Fragment>
					))}
					<EmptyCatalogue home={home} />
					{shown.length === 0 && <EmptyState title={t('memberHome.empty')} text={t('memberHome.empty.text')} />}
				</Stack>
			</Container>
			{isArranging && (
				<ArrangeDialog
					rows={rows}
					layout={chosen}
					onClose={() => setArranging(false)}
					onSaved={(layout) => {
						setChosen(layout)
						setArranging(false)
					}}
				/>
			)}
		</>
	)
}

/** What slices put into a place of the home page, as rows. */
function useFillRows(slot: SlotName): HomeRowItem[] {
	const locale = useLocale()
	return useFills(slot).map((fill) => ({
		id: `${fill.slice}/${fill.module}`,
		title: fillTitle(fill, locale),
		row: <NearFill fill={fill} />,
	}))
}

const Room = styled.div<{ $height: string }>`
	min-height: ${(p) => p.$height};
`

/** A widget that loads once the reader comes near. */
function NearFill({ fill }: { fill: Fill }) {
	const [isNear, place] = useNear()
	return isNear ? <SlotFill fill={fill} props={{}} /> : <Room ref={place} $height={fill.height ?? '12rem'} />
}
