import { useLoaderData, useSearchParams } from 'react-router-dom'
import type { MemberList, RouteAnswer, roleLogRoute } from 'shared-contract'
import { common, useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { EmptyState, Meta, Section, Stack } from 'shared-ui'
import { Pagination } from 'shared-ui/controls'
import { contributionTranslations } from './contributionTranslations.ts'
import { DashboardFailure } from './DashboardFailure.tsx'
import { DashboardLayout } from './DashboardLayout.tsx'
import { dashboardTranslations } from './dashboardTranslations.ts'
import { MemberRoleRow } from './MemberRoleRow.tsx'
import { MemberSearch } from './MemberSearch.tsx'
import { membersPath, parseMembersQuery } from './membersQuery.ts'
import { RoleLog } from './RoleLog.tsx'
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
