import { useLoaderData, useSearchParams } from 'react-router-dom'
import type { MemberList, RouteAnswer, roleLogRoute } from 'shared-contract'
import { common, useWords } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { EmptyState, Meta, Section, Stack } from 'shared-ui'
import { Pagination } from 'shared-ui/controls'
import { words } from '../words.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { MemberRow } from './MemberRow.tsx'
import { MemberSearch } from './MemberSearch.tsx'
import { membersPath, readMembersAddress } from './membersAddress.ts'
import { NotShown } from './NotShown.tsx'
import { RoleLog } from './RoleLog.tsx'
import { Halves, Lines } from './style.ts'

/** The data of the page. */
export interface MembersArrival {
	members: Outcome<MemberList>
	log: Outcome<RouteAnswer<typeof roleLogRoute>>
}

/** Where admins find members and give roles. */
export function MembersPage() {
	const t = useWords(words)
	const { members, log } = useLoaderData<MembersArrival>()
	if (members.state !== 'done') {
		return (
			<DashboardFrame title={t('dashboard.place.members')}>
				<NotShown outcome={members} failure={t('members.failed')} />
			</DashboardFrame>
		)
	}
	return (
		<DashboardFrame title={t('dashboard.place.members')} lead={t('members.lead')}>
			<Halves>
				<Stack>
					<MemberSearch />
					<Found list={members.answer} />
				</Stack>
				<Section title={t('members.log')}>
					<RoleLog log={log} />
				</Section>
			</Halves>
		</DashboardFrame>
	)
}

function Found({ list: { items, page, pageSize, total } }: { list: MemberList }) {
	const t = useWords(words)
	const shared = useWords(common)
	const [search] = useSearchParams()
	const asked = readMembersAddress(search)
	if (items.length === 0) return <EmptyState title={t('members.empty')} text={t('members.empty.text')} />
	return (
		<>
			<Meta role="status">{t('members.count', { count: total })}</Meta>
			<Lines>
				{items.map((member) => (
					<MemberRow key={member.id} member={member} />
				))}
			</Lines>
			<Pagination
				page={page}
				total={Math.ceil(total / pageSize)}
				hrefFor={(number) => membersPath({ ...asked, page: number })}
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
