import { useState } from 'react'
import { PasswordField } from '../fields/PasswordField.tsx'
import { Select } from '../fields/Select.tsx'
import { Switch } from '../fields/Switch.tsx'
import { TextArea } from '../fields/TextArea.tsx'
import { TextField } from '../fields/TextField.tsx'
import { SearchIcon } from '../icons/index.ts'
import { Container } from '../layout/Page.tsx'
import { Section } from '../layout/Section.tsx'
import { Stack } from '../layout/Stack.tsx'

const STATUS = [
	{ value: 'all', label: 'Todos os Status' },
	{ value: 'releasing', label: 'Em Lançamento' },
	{ value: 'completed', label: 'Completo' },
] as const

/** Everything that takes what somebody writes or chooses. */
export function Fields() {
	const [on, setOn] = useState(true)
	return (
		<Section title="Campos">
			<Container $width="form" style={{ marginInline: 0, paddingInline: 0 }}>
				<Stack>
					<TextField label="Título da Lista" placeholder="Para ver em dias de chuva" />
					<TextField label="Buscar" hideLabel type="search" placeholder="Procurar por nome..." start={<SearchIcon />} />
					<TextField label="Nome de usuário" defaultValue="ana.liberdade" hint="De 2 a 32 caracteres." />
					<TextField label="E-mail" defaultValue="ana@" error="Falta o que vem depois do @." />
					<TextField label="User ID" defaultValue="u_81f3" readOnly />
					<TextField label="Nome de usuário" defaultValue="ana" disabled />
					<TextField label="ユーザー名" lang="ja" placeholder="あなたの名前" />
					<PasswordField
						label="Senha"
						showLabel="Mostrar senha"
						hideTextLabel="Esconder senha"
						defaultValue="lanterna"
					/>
					<TextArea label="Comentário" placeholder="O que você achou?" />
					<TextArea label="Mensagem" maxHeight="10rem" rows={1} defaultValue="Cresce com o texto." />
					<Select label="Status" options={STATUS} defaultValue="all" />
					<Select label="Status" options={STATUS} error="Escolha um status." />
					<Switch
						label="Perfil Público"
						description="Seu perfil e atividades são visíveis para todos."
						checked={on}
						onChange={setOn}
					/>
					<Switch label="Modo Compacto" checked={!on} onChange={(checked) => setOn(!checked)} />
					<Switch label="Atualizações do Site" checked={false} disabled onChange={() => {}} />
				</Stack>
			</Container>
		</Section>
	)
}
