// Written by `npm run config` from apps/server/src/config.ts. Change the rules there.
import { existsSync, readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
// apps/server/src/config/env-reader.ts
/** Reads variables one by one and keeps every mistake, so that all of them can be shown at once. */
var EnvReader = class {
	mistakes = [];
	#env;
	constructor(env) {
		this.#env = env;
	}
	one(name, parse) {
		const text = this.#text(name);
		if (text === void 0) return void 0;
		const parsed = parse(text);
		if ("value" in parsed) return parsed.value;
		this.mistakes.push(`${name} ${parsed.want}`);
	}
	/** Several variables of one thing; what is unset is absent. */
	group(rows) {
		const entries = Object.entries(rows).map(([key, [name, parse]]) => [key, this.one(name, parse)]);
		return Object.fromEntries(entries.filter(([, value]) => value !== void 0));
	}
	/** All of them or none: half a set-up is a mistake. */
	together(...names) {
		const missing = names.filter((name) => this.#text(name) === void 0);
		if (missing.length === 0 || missing.length === names.length) return;
		this.mistakes.push(`${missing.join(" and ")} must be set too: ${names.join(", ")} go together. Set all of them or none.`);
	}
	#text(name) {
		const direct = this.#env[name]?.trim();
		if (direct) return direct;
		const file = this.#env[`${name}_FILE`]?.trim();
		if (!file) return void 0;
		try {
			return readFileSync(file, "utf8").trim() || void 0;
		} catch {
			const mistake = `${name}_FILE names a file that cannot be read. Check its path and its permissions.`;
			if (!this.mistakes.includes(mistake)) this.mistakes.push(mistake);
			return;
		}
	}
};
// apps/server/src/config/loopback.ts
/** Whether a host name or address can only mean this machine. */
function isLoopback(host) {
	const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
	return bare === "localhost" || bare === "::1" || bare === "::ffff:127.0.0.1" || /^127\.\d+\.\d+\.\d+$/.test(bare);
}
// packages/values/src/url.ts
/**
* An address taken apart; undefined for what is none. `URL.parse` is younger than the oldest Node this runs on, and
* `URL.canParse` says no to letters such as ü once it has been called often enough: Node 20 compiles it to a form that reads
* them as another encoding.
*/
function parseUrl(text, base) {
	try {
		return new URL(text, base);
	} catch {
		return;
	}
}
// apps/server/src/config/mail-server.ts
var PORTS = {
	"smtp:": 587,
	"smtps:": 465,
	"imap:": 143,
	"imaps:": 993
};
/** `smtps://name:password@mail.example?from=office@example.com`; `?tls=off` only for a server on one's own machine. */
var mailServer = (...schemes) => (value) => {
	const example = `${schemes.at(-1)}://name:password@mail.example?from=office@mail.example`;
	const url = parseUrl(value);
	if (!url) return { want: `is not an address this understands. It looks like ${example}.` };
	if (!schemes.includes(url.protocol.slice(0, -1)) || !url.hostname) return { want: `must begin with ${schemes.map((one) => `${one}://`).join(" or ")}, as in ${example}.` };
	const username = decodeURIComponent(url.username) || void 0;
	const from = url.searchParams.get("from") ?? (username?.includes("@") ? username : void 0);
	if (!from?.includes("@")) return { want: `does not say whom messages are from. Add ?from=, as in ${example}.` };
	const plain = url.searchParams.get("tls") === "off";
	return { value: {
		host: url.hostname,
		port: Number(url.port) || (PORTS[url.protocol] ?? 0),
		security: plain ? "none" : url.protocol.endsWith("s:") ? "tls" : "starttls",
		username,
		password: decodeURIComponent(url.password) || void 0,
		from
	} };
};
// apps/server/src/config/parsers.ts
var text = (value) => ({ value });
/** `name=value,name=value`, each value as in an address. */
var headers = (value) => {
	const rows = value.split(",").map((row) => /^([\w-]+)\s*=\s*(\S.*)$/.exec(row.trim()));
	if (rows.every((row) => row !== null)) return { value: Object.fromEntries(rows.map(([, name = "", text = ""]) => [name, decoded(text)])) };
	return { want: "is not a list this understands. Write name=value, several with commas between them." };
};
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
var port = (value) => {
	const number = Number(value);
	if (Number.isInteger(number) && number >= 0 && number <= 65535) return { value: number };
	return { want: `is "${value}". It must be a number from 0 to 65535, for example 3000.` };
};
var portOrOff = (value) => {
	const parsed = value === "off" ? void 0 : port(value);
	if (!parsed) return { value: "off" };
	if ("value" in parsed && parsed.value > 0) return parsed;
	return { want: `is "${value}". It must be a number from 1 to 65535, or off.` };
};
var folder = (value) => {
	const path = resolve(value);
	if (existsSync(path) && !statSync(path).isDirectory()) return { want: `is "${value}", which is a file. Name a folder; it is made when it is missing.` };
	return { value: path };
};
var file = (value) => {
	const path = resolve(value);
	if (existsSync(path) && statSync(path).isFile()) return { value: path };
	return { want: `is "${value}", and there is no such file. Name the browser's program, or leave it unset.` };
};
var oneOf = (options) => (value) => {
	const found = options.find((option) => option === value);
	return found ? { value: found } : { want: `is "${value}". It must be one of: ${options.join(", ")}.` };
};
var someOf = (options) => (value) => {
	const words = value.split(",").map((word) => word.trim());
	const unknown = words.filter((word) => !options.includes(word));
	if (unknown.length === 0) return { value: words };
	return { want: `holds "${unknown.join(", ")}". It must be a list of: ${options.join(", ")}.` };
};
var url = (...schemes) => (value) => {
	const parsed = parseUrl(value);
	if (parsed && schemes.includes(parsed.protocol.slice(0, -1))) return { value };
	return { want: `is not an address this understands. It must begin with ${schemes.map((s) => `${s}://`).join(" or ")}.` };
};
var origin = (value) => {
	const parsed = parseUrl(value);
	if (parsed && /^https?:$/.test(parsed.protocol) && parsed.pathname === "/" && !parsed.search) return { value: parsed };
	return { want: `is "${value}". It must be the address people open, without a path, for example https://bots.example.com.` };
};
var startsWith = (...beginnings) => (value) => beginnings.some((beginning) => value.startsWith(beginning)) ? { value } : { want: `does not look right: it begins with ${beginnings.join(" or ")}. Copy it again from the provider's page.` };
var EXAMPLES = /change|example|secret|password|admin|test|1234/i;
/** S-68: long enough not to be guessed, and not the one from a manual. */
var strongKey = (value) => {
	if (value.length >= 32 && !EXAMPLES.test(value) && new Set(value).size >= 10) return { value };
	return { want: "is too easy to guess. Use 32 random characters or more, for example from `openssl rand -hex 32`." };
};
var addresses = (value) => {
	const list = value.split(",").map((entry) => entry.trim());
	const wrong = list.filter((entry) => !/^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?(\/\d{1,3})?$/i.test(entry));
	if (wrong.length === 0) return { value: list };
	return { want: `holds "${wrong.join(", ")}". It must be a list such as 127.0.0.1:9000,intranet.example:8080.` };
};
var KEY_FORMAT = "must be a list of id:base64, each key 32 bytes, for example k1:$(openssl rand -base64 32).";
var masterKeys = (value) => {
	const keys = [];
	for (const entry of value.split(",")) {
		const [, id, base64] = entry.trim().match(/^([\w-]{1,32}):([A-Za-z\d+/_-]+={0,2})$/) ?? [];
		const bytes = Buffer.from(base64 ?? "", "base64");
		if (!id || bytes.length !== 32) return { want: KEY_FORMAT };
		if (new Set(bytes).size < 8) return { want: `${KEY_FORMAT} The key "${id}" is not random.` };
		if (keys.some((key) => key.id === id)) return { want: `names the key "${id}" twice. Give each key its own id.` };
		keys.push({
			id,
			bytes
		});
	}
	return { value: keys };
};
// apps/server/src/config.ts
/** Nothing but types comes from elsewhere: the start packs this file, to judge the environment before anything is installed. */
var MODES = ["demo", "accounts"];
var PROCESS_ROLES = ["web", "worker"];
var LOG_LEVELS = [
	"debug",
	"info",
	"warn",
	"error",
	"silent"
];
/** Every mistake at once, each with what helps. */
var ConfigError = class extends Error {
	mistakes;
	constructor(mistakes) {
		super(["The configuration has mistakes:", ...mistakes.map((mistake) => `  • ${mistake}`)].join("\n"));
		this.name = "ConfigError";
		this.mistakes = mistakes;
	}
};
/** The environment, read once. Empty means unset, and `NAME_FILE` names a file that holds the value. */
function readConfig(env, defaults) {
	const read = new EnvReader(env);
	const config = {
		host: read.one("HOST", text) ?? "127.0.0.1",
		port: read.one("PORT", port) ?? 3e3,
		dataDir: read.one("DATA_DIR", folder) ?? defaults.dataDir,
		databaseUrl: read.one("DATABASE_URL", url("postgres", "postgresql")),
		publicUrl: read.one("PUBLIC_URL", origin),
		authMode: read.one("AUTH_MODE", oneOf(MODES)) ?? "demo",
		adminKey: read.one("ADMIN_KEY", strongKey),
		masterKeys: read.one("MASTER_KEYS", masterKeys),
		roles: read.one("ROLES", someOf(PROCESS_ROLES)) ?? PROCESS_ROLES,
		logLevel: read.one("LOG_LEVEL", oneOf(LOG_LEVELS)) ?? "info",
		metricsToken: read.one("METRICS_TOKEN", strongKey),
		push: read.group({
			publicKey: ["PUSH_PUBLIC_KEY", text],
			privateKey: ["PUSH_PRIVATE_KEY", text],
			contact: ["PUSH_CONTACT", url("mailto", "https")]
		}),
		tracing: read.group({
			endpoint: ["OTEL_EXPORTER_OTLP_ENDPOINT", url("http", "https")],
			headers: ["OTEL_EXPORTER_OTLP_HEADERS", headers],
			service: ["OTEL_SERVICE_NAME", text]
		}),
		browser: {
			path: read.one("BROWSER_PATH", file),
			cdpUrl: read.one("BROWSER_CDP_URL", url("http", "https", "ws", "wss"))
		},
		egressAllow: read.one("EGRESS_ALLOW", addresses) ?? [],
		practicePort: read.one("PRACTICE_PORT", portOrOff),
		stripe: read.group({
			secretKey: ["STRIPE_SECRET_KEY", startsWith("sk_", "rk_")],
			publishableKey: ["STRIPE_PUBLISHABLE_KEY", startsWith("pk_")],
			webhookSecret: ["STRIPE_WEBHOOK_SECRET", startsWith("whsec_")],
			apiBase: ["STRIPE_API_BASE", url("http", "https")]
		}),
		models: read.group({
			anthropicKey: ["ANTHROPIC_API_KEY", text],
			anthropicBase: ["ANTHROPIC_BASE_URL", url("http", "https")],
			openaiKey: ["OPENAI_API_KEY", text],
			openaiBase: ["OPENAI_BASE_URL", url("http", "https")]
		}),
		mail: read.group({
			smtp: ["SMTP_URL", mailServer("smtp", "smtps")],
			imap: ["IMAP_URL", mailServer("imap", "imaps")]
		}),
		twilio: read.group({
			accountSid: ["TWILIO_ACCOUNT_SID", startsWith("AC")],
			authToken: ["TWILIO_AUTH_TOKEN", text],
			apiBase: ["TWILIO_API_BASE", url("http", "https")]
		}),
		s3: read.group({
			endpoint: ["S3_ENDPOINT", url("http", "https")],
			region: ["S3_REGION", text],
			bucket: ["S3_BUCKET", text],
			accessKeyId: ["S3_ACCESS_KEY_ID", text],
			secretAccessKey: ["S3_SECRET_ACCESS_KEY", text]
		})
	};
	read.together("PUSH_PUBLIC_KEY", "PUSH_PRIVATE_KEY", "PUSH_CONTACT");
	read.together("TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN");
	read.together("S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY");
	if (config.authMode === "demo" && !isLoopback(config.host)) read.mistakes.push(`HOST is ${config.host}, which other machines can reach, and AUTH_MODE is demo, where nobody signs in. Set AUTH_MODE=accounts, or leave HOST at 127.0.0.1.`);
	if (config.authMode === "demo" && config.publicUrl && !isLoopback(config.publicUrl.hostname)) read.mistakes.push(`PUBLIC_URL is ${config.publicUrl.origin}, which others can open, and AUTH_MODE is demo, where nobody signs in. Set AUTH_MODE=accounts, or leave PUBLIC_URL unset.`);
	if (read.mistakes.length > 0) throw new ConfigError(read.mistakes);
	return config;
}
export { ConfigError, LOG_LEVELS, PROCESS_ROLES, readConfig };
