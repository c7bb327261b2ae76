import { useLoaderData, useSearchParams } from 'react-router-dom'
import type { MemberList, RoleChange, RouteAnswer, roleLogRoute } from 'shared-contract'
import { common, useFormats, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { EmptyState, Meta, Panel, Section, Stack } from 'shared-ui'
import { Pagination } from 'shared-ui/controls'
import { contributionTranslations } from './contributionTranslations.ts'
import { DashboardFailure } from './DashboardFailure.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { MemberRoleRow } from './MemberRoleRow.tsx'
import { MemberSearch } from './MemberSearch.tsx'
import { membersPath, parseMembersQuery } from './membersQuery.ts'
import { RowList, TwoColumns } from './style.ts'

/** The data of the page. */
export interface MembersLoaderData {
	members: Outcome<MemberList>
	log: Outcome<RouteAnswer<typeof roleLogRoute>>
}

/** The page on which admins search members and assign roles. */
export function MembersPage() {
	const t = useTranslations(contributionTranslations)
	const tDashboard = useTranslations(dashboardTranslations)
	const { members, log } = useLoaderData<MembersLoaderData>()
	if (members.state !== 'done') {
		return (
			<DashboardLayout title={tDashboard('dashboard.place.members')}>
				<DashboardFailure outcome={members} failure={t('members.failed')} />
			</DashboardLayout>
		)
	}
	return (
		<DashboardLayout title={tDashboard('dashboard.place.members')} lead={t('members.lead')}>
			<TwoColumns>
				<Stack>
					<MemberSearch />
					<MemberResults list={members.answer} />
				</Stack>
				<Section title={t('members.log')}>
					<RoleLog log={log} />
				</Section>
			</TwoColumns>
		</DashboardLayout>
	)
}

function MemberResults({ list: { items, page, pageSize, total } }: { list: MemberList }) {
	const t = useTranslations(contributionTranslations)
	const shared = useTranslations(common)
	const [search] = useSearchParams()
	const query = parseMembersQuery(search)
	if (items.length === 0) return <EmptyState title={t('members.empty')} text={t('members.empty.text')} />
	return (
		<>
			<Meta role="status">{t('members.count', { count: total })}</Meta>
			<RowList>
				{items.map((member) => (
					<MemberRoleRow key={member.id} member={member} />
				))}
			</RowList>
			<Pagination
				page={page}
				total={Math.ceil(total / pageSize)}
				hrefFor={(number) => membersPath({ ...query, page: number })}
				labels={{
					navigation: t('members.pages'),
					previous: shared('action.previous'),
					next: shared('action.next'),
					page: (number) => t('members.page', { page: number }),
				}}
			/>
		</>
	)
}

/** The latest changes of roles. */
function RoleLog({ log }: { log: Outcome<RouteAnswer<typeof roleLogRoute>> }) {
	const t = useTranslations(contributionTranslations)
	if (log.state !== 'done') return <Meta role="alert">{t('members.log.failed')}</Meta>
	return (
		<Panel>
			{log.answer.items.length === 0 ? (
				<Meta as="p">{t('members.log.empty')}</Meta>
			) : (
				<Stack as="ul" $gap={3}>
					{log.answer.items.map((change) => (
						<Change key={change.id} change={change} />
					))}
				</Stack>
			)}
		</Panel>
	)
}

function Change({ change: { member, by, before, after, at } }: { change: RoleChange }) {
	const t = useTranslations(contributionTranslations)
	const formats = useFormats()
	const role = (name: RoleChange['after']) => t(`members.role.${name}`)
	return (
		<li>
			<p>{t('members.log.line', { name: member, before: role(before), after: role(after) })}</p>
			<Meta>
				{by === null ? t('members.log.host') : t('members.log.by', { name: by })}
				{' · '}
				<time dateTime={at} title={formats.instant(at)}>
					{formats.ago(at)}
				</time>
			</Meta>
		</li>
	)
}
