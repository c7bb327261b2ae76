import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import {
	artworkPath,
	MISSING_KINDS,
	MISSING_PAGE_SIZE,
	type MissingField,
	type MissingKind,
	type MissingOverview,
	type MissingTitle,
} from 'shared-contract'
import { useFormats, useTitleName, useTranslations } from 'shared-i18n'
import { ChipButton, ChipRow, Cluster, EmptyState, LinkButton, Meta, Picture, Section, Stack } from 'shared-ui'
import { contributionTranslations } from './contributionTranslations.ts'
import { DashboardFailure } from './DashboardFailure.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { editPath, type MissingLoaderData, missingPath, parseMissingQuery } from './missingQuery.ts'
import { MissingRow, MissingRows } from './missingStyles.ts'
import { isMine, keepMine, MineChip, OwnMissing } from './OwnMissing.tsx'
import { TwoColumns } from './style.ts'

/** "O que falta": titles by the field that they lack, the best known first, and who fills the catalogue. */
export function MissingPage() {
	const t = useTranslations(contributionTranslations)
	const tDashboard = useTranslations(dashboardTranslations)
	const formats = useFormats()
	const navigate = useNavigate()
	const { overview, titles, field: chosen } = useLoaderData<MissingLoaderData>()
	const [search] = useSearchParams()
	const { kind, drive, page } = parseMissingQuery(search)
	return (
		<DashboardLayout title={tDashboard('dashboard.place.missing')} lead={t('missing.lead')}>
			{overview.state !== 'done' || titles.state !== 'done' ? (
				<DashboardFailure outcome={overview.state === 'done' ? titles : overview} failure={t('missing.failed')} />
			) : (
				<Stack $gap={6}>
					<ChipRow role="group" aria-label={t('missing.kinds')}>
						{MISSING_KINDS.map((each) => (
							<ChipButton
								key={each}
								pressed={each === kind && drive === undefined && !isMine(search)}
								onClick={() => void navigate(missingPath({ kind: each, page: 1 }))}
							>
								{t(`missing.kind.${each}`)}
							</ChipButton>
						))}
						<MineChip />
						{drive !== undefined && (
							<ChipButton pressed onClick={() => void navigate(missingPath({ kind, field: chosen, page: 1 }))}>
								{t('missing.drive')}
							</ChipButton>
						)}
					</ChipRow>
					<ChipRow role="group" aria-label={t('missing.fields')}>
						{overview.answer.fields
							.filter(({ among }) => among > 0 && drive === undefined)
							.map(({ field, missing }) => (
								<ChipButton
									key={field}
									pressed={field === chosen}
									onClick={() => void navigate(keepMine(missingPath({ kind, field, page: 1 }), search))}
								>
									{t(`missing.field.${field}`)}
									{!isMine(search) && ` · ${formats.number(missing)}`}
								</ChipButton>
							))}
					</ChipRow>
					<TwoColumns>
						{isMine(search) ? (
							<OwnMissing field={chosen}>{(items) => <TitleRows {...{ items, chosen }} />}</OwnMissing>
						) : (
							<Titles {...{ kind, drive, chosen, page }} items={titles.answer.items} />
						)}
						<Filled filled={overview.answer.filled} />
					</TwoColumns>
				</Stack>
			)}
		</DashboardLayout>
	)
}

interface TitlesProps {
	items: readonly MissingTitle[]
	kind: MissingKind
	drive: number | undefined
	chosen: MissingField
	page: number
}

function Titles({ items, kind, drive, chosen, page }: TitlesProps) {
	const t = useTranslations(contributionTranslations)
	if (items.length === 0) return <EmptyState title={t('missing.none')} text={t('missing.none.text')} />
	return (
		<Stack>
			<TitleRows {...{ items, chosen }} />
			<Cluster>
				{page > 1 && (
					<LinkButton size="sm" to={missingPath({ kind, drive, field: chosen, page: page - 1 })}>
						{t('missing.previous')}
					</LinkButton>
				)}
				{items.length === MISSING_PAGE_SIZE && (
					<LinkButton size="sm" to={missingPath({ kind, drive, field: chosen, page: page + 1 })}>
						{t('missing.next')}
					</LinkButton>
				)}
			</Cluster>
		</Stack>
	)
}

function TitleRows({ items, chosen }: { items: readonly MissingTitle[]; chosen: MissingField }) {
	const t = useTranslations(contributionTranslations)
	const nameOf = useTitleName()
	return (
		<MissingRows>
			{items.map((title) => (
				<MissingRow key={title.id}>
					<Picture src={title.imageUrl} alt="" width={40} height={60} fallbackUrl={artworkPath('poster', title.id)} />
					<div>
						<Link to={editPath(title, chosen)}>{nameOf(title)}</Link>
						{title.year !== undefined && <Meta as="p">{title.year}</Meta>}
					</div>
					<LinkButton
						to={editPath(title, chosen)}
						size="sm"
						aria-label={t('missing.fill.title', { title: nameOf(title) })}
					>
						{t('missing.fill')}
					</LinkButton>
				</MissingRow>
			))}
		</MissingRows>
	)
}

function Filled({ filled: { total, drafted = 0, members } }: { filled: MissingOverview['filled'] }) {
	const t = useTranslations(contributionTranslations)
	return (
		<Section title={t('missing.filled')}>
			<Stack $gap={2}>
				<p>{t('missing.filled.total', { count: total })}</p>
				{drafted > 0 && <Meta as="p">{t('missing.filled.drafted', { count: drafted })}</Meta>}
				<Stack as="ol" $gap={1}>
					{members.map(({ name, count }) => (
						<li key={name}>
							<Cluster $between>
								<Link to={`/profile/${encodeURIComponent(name)}`}>{name}</Link>
								<Meta>{t('missing.filled.by', { count })}</Meta>
							</Cluster>
						</li>
					))}
				</Stack>
			</Stack>
		</Section>
	)
}
