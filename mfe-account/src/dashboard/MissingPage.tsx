import { Link, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import {
	artworkPath,
	MISSING_PAGE_SIZE,
	type MissingField,
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
import { TwoColumns } from './style.ts'

/** "O que falta": titles by the field that they lack, the best known first, and who fills the catalogue. */
export function MissingPage() {
	const t = useTranslations(contributionTranslations)
	const tDashboard = useTranslations(dashboardTranslations)
	const formats = useFormats()
	const navigate = useNavigate()
	const { overview, titles } = useLoaderData<MissingLoaderData>()
	const [search] = useSearchParams()
	const { field: chosen, page } = parseMissingQuery(search)
	return (
		<DashboardLayout title={tDashboard('dashboard.place.missing')} lead={t('missing.lead')}>
			{overview.state !== 'done' || titles.state !== 'done' ? (
				<DashboardFailure outcome={overview.state === 'done' ? titles : overview} failure={t('missing.failed')} />
			) : (
				<Stack $gap={6}>
					<ChipRow role="group" aria-label={t('missing.fields')}>
						{overview.answer.fields
							.filter(({ among }) => among > 0)
							.map(({ field, missing }) => (
								<ChipButton
									key={field}
									pressed={field === chosen}
									onClick={() => void navigate(missingPath({ field, page: 1 }))}
								>
									{t(`missing.field.${field}`)} · {formats.number(missing)}
								</ChipButton>
							))}
					</ChipRow>
					<TwoColumns>
						<Titles {...{ chosen, page }} items={titles.answer.items} />
						<Filled filled={overview.answer.filled} />
					</TwoColumns>
				</Stack>
			)}
		</DashboardLayout>
	)
}

function Titles({ items, chosen, page }: { items: readonly MissingTitle[]; chosen: MissingField; page: number }) {
	const t = useTranslations(contributionTranslations)
	const nameOf = useTitleName()
	if (items.length === 0) return <EmptyState title={t('missing.none')} text={t('missing.none.text')} />
	return (
		<Stack>
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
			<Cluster>
				{page > 1 && (
					<LinkButton size="sm" to={missingPath({ field: chosen, page: page - 1 })}>
						{t('missing.previous')}
					</LinkButton>
				)}
				{items.length === MISSING_PAGE_SIZE && (
					<LinkButton size="sm" to={missingPath({ field: chosen, page: page + 1 })}>
						{t('missing.next')}
					</LinkButton>
				)}
			</Cluster>
		</Stack>
	)
}

function Filled({ filled: { total, members } }: { filled: MissingOverview['filled'] }) {
	const t = useTranslations(contributionTranslations)
	return (
		<Section title={t('missing.filled')}>
			<Stack $gap={2}>
				<p>{t('missing.filled.total', { count: total })}</p>
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
