import { Button } from '../actions/Button.tsx'
import { IconButton, IconLink } from '../actions/IconButton.tsx'
import { LinkButton } from '../actions/LinkButton.tsx'
import { BellIcon, BookmarkIcon, ChatIcon, PlayIcon } from '../icons/index.ts'
import { Section } from '../layout/Section.tsx'
import { Cluster, Stack } from '../layout/Stack.tsx'
import { Specimen } from './Specimen.tsx'

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const

/** Buttons and links that look like them. */
export function Actions() {
	return (
		<Section title="Ações">
			<Stack $gap={8}>
				{VARIANTS.map((variant) => (
					<Specimen key={variant} name={`${variant}: sm, md, lg, com ícone, carregando, desativado`}>
						<Cluster>
							<Button variant={variant} size="sm">
								Responder
							</Button>
							<Button variant={variant}>Salvar Alterações</Button>
							<Button variant={variant} size="lg">
								Acessar Agora
							</Button>
							<Button variant={variant}>
								<BookmarkIcon /> Salvar na Lista
							</Button>
							<Button variant={variant} loading>
								Salvando
							</Button>
							<Button variant={variant} disabled>
								Em breve
							</Button>
						</Cluster>
					</Specimen>
				))}
				<Specimen name="wide, texto longo, japonês">
					<Stack $gap={2}>
						<Button wide>Deletar Minha Conta Permanentemente e Todas as Minhas Listas, Comentários e Avaliações</Button>
						<Button lang="ja">リストに保存する</Button>
					</Stack>
				</Specimen>
				<Specimen name="links">
					<Cluster>
						<LinkButton to="/" variant="primary" size="lg">
							<PlayIcon /> Acessar Episódio 1
						</LinkButton>
						<LinkButton to="/">Ver todos</LinkButton>
					</Cluster>
				</Specimen>
				<Specimen name="só ícone: quieto, cheio, com novidade, link, desativado">
					<Cluster>
						<IconButton label="Notificações" icon={<BellIcon />} />
						<IconButton label="Notificações" icon={<BellIcon />} filled />
						<IconButton label="Notificações, há novas" icon={<BellIcon />} dot />
						<IconLink label="Mensagens" icon={<ChatIcon />} to="/" />
						<IconButton label="Notificações" icon={<BellIcon />} disabled />
						<IconButton label="Notificações" icon={<BellIcon />} size="sm" filled />
						<IconButton label="Notificações" icon={<BellIcon />} size="lg" filled />
					</Cluster>
				</Specimen>
			</Stack>
		</Section>
	)
}
