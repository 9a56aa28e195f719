/** What every Python client is made of besides its own operations; __Title__ is put in. */
export const PYTHON_IMPORTS = `from __future__ import annotations

import base64
import email.utils
import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Callable, Iterator, Mapping, Optional

#: Seconds nobody should wait without being told.
LONGEST_WAIT = 60.0


class __Title__Error(Exception):
    """What the API refused, in its own words."""

    def __init__(self, call: str, status: int, body: str) -> None:
        super().__init__(f"{call} answered {status}" + (f": {body[:500]}" if body else ""))
        self.status = status
        self.body = body


class Request:
    """One request before it goes out."""

    def __init__(self, method: str, url: str, headers: dict[str, str], body: Optional[bytes]) -> None:
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect could carry the key to somebody else."""

    def redirect_request(self, *_: Any) -> None:
        return None


`

export const PYTHON_MEMBERS = `    def request(
        self,
        method: str,
        path: str,
        query: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        call: Optional[str] = None,
    ) -> Any:
        """Any other call of the API, with the same sign-in, patience and limits."""
        return self._send(method, self._address(path, query), f"{method} {call or path}", body)[0]

    def _address(self, path: str, query: Optional[Mapping[str, Any]]) -> str:
        fields = {name: value for name, value in (query or {}).items() if value is not None}
        address = self._base + path
        if not fields:
            return address
        return address + ("&" if "?" in address else "?") + urllib.parse.urlencode(fields)

    def _send(
        self, method: str, url: str, call: str, body: Optional[Mapping[str, Any]] = None
    ) -> tuple[Any, Mapping[str, str]]:
        repeatable = method not in ("POST", "PATCH")
        attempt = 0
        while True:
            self._take_turn()
            status, text, headers = self._ask(method, url, body, repeatable and attempt < self._max_retries)
            if 200 <= status < 300:
                return _parse(text), headers
            # 429 says that nothing was done, so anything may be sent again; 0 is no answer at all.
            again = status in (0, 429) or (status >= 500 and repeatable)
            told = _retry_after(headers)
            wait = 0.5 * 2**attempt if told is None else told
            if not again or attempt >= self._max_retries or wait > LONGEST_WAIT:
                raise __Title__Error(call, status, text)
            self._sleep(wait)
            attempt += 1

    def _ask(
        self, method: str, url: str, body: Optional[Mapping[str, Any]], forgiving: bool
    ) -> tuple[int, str, Mapping[str, str]]:
        headers = {"Accept": "application/json"}
        data: Optional[bytes] = None
        if body is not None and self._form:
            data = urllib.parse.urlencode(body).encode()
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        elif body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        ready = self._sign_in(Request(method, url, headers, data))
        sending = urllib.request.Request(ready.url, ready.body, ready.headers, method=ready.method)
        try:
            with self._open(sending, timeout=self._timeout) as answer:
                return answer.status, answer.read().decode("utf-8", "replace"), answer.headers
        except urllib.error.HTTPError as refusal:
            with refusal:
                return refusal.code, refusal.read().decode("utf-8", "replace"), refusal.headers
        except (urllib.error.URLError, TimeoutError, ConnectionError):
            # Nobody knows whether a lost POST has arrived, so it is not sent twice.
            if not forgiving:
                raise
            return 0, "", {}
`

export const PYTHON_FOLLOW = `
    def _follow(self, path: str, query: Optional[Mapping[str, Any]], call: Optional[str] = None) -> Iterator[Any]:
        seen: set[str] = set()
        following: Optional[str] = self._address(path, query)
        while following and following not in seen:
            seen.add(following)
            data, headers = self._send("GET", following, f"GET {call or path}")
            yield data
            following = _next_page(following, headers, data)
`

export const PYTHON_TURNS = `
    def _take_turn(self) -> None:
        """Keeps to the known limit, so that nothing is refused in the first place."""
        if time.monotonic() - self._since >= LIMIT_SECONDS:
            self._begin()
        if self._used >= LIMIT_REQUESTS:
            wait = self._since + LIMIT_SECONDS - time.monotonic()
            if wait > LONGEST_WAIT:
                raise __Title__Error("The rate limit", 429, "All requests of this period are used.")
            self._sleep(max(0.0, wait))
            self._begin()
        self._used += 1

    def _begin(self) -> None:
        self._since = time.monotonic()
        self._used = 0
`

export const PYTHON_NO_TURNS = `
    def _take_turn(self) -> None:
        """The limit of this platform is not known: its own answers say when to wait."""
`

export const PYTHON_FUNCTIONS = String.raw`

def _retry_after(headers: Mapping[str, str]) -> Optional[float]:
    value = headers.get("Retry-After")
    if not value:
        return None
    if value.strip().isdigit():
        return float(value)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return None


def _parse(text: str) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return text


def _part(value: Any, several_segments: bool = False) -> str:
    """One segment of a path, or several where a path is asked for; dots alone would climb out of it."""
    segments = str(value).split("/") if several_segments else [str(value)]
    if any(re.fullmatch(r"\.{0,2}", segment) for segment in segments):
        raise ValueError("A part of the address is empty or only dots.")
    return "/".join(urllib.parse.quote(segment, safe="") for segment in segments)
`

export const PYTHON_PAGING = String.raw`

#: Where answers say what follows, and the parameter that asks for it.
CURSORS = (
    ("nextPageToken", "pageToken"),
    ("next_page_token", "page_token"),
    ("next_cursor", "cursor"),
    ("nextCursor", "cursor"),
    ("next_token", "next_token"),
    ("continuationToken", "continuationToken"),
)


def _next_page(now: str, headers: Mapping[str, str], data: Any) -> Optional[str]:
    link = re.search(r'<([^>]+)>\s*;[^,]*\brel="?next"?', headers.get("Link") or "", re.IGNORECASE)
    places = _places(data)
    told = [link.group(1) if link else None, *(place.get(name) for place in places for name in ("next", "next_page_url"))]
    for address in told:
        if not isinstance(address, str) or not re.match(r"(https?:)?/", address):
            continue
        following = urllib.parse.urljoin(now, address)
        # Only where this page came from: the key goes nowhere else.
        return following if _origin(following) == _origin(now) else None
    for name, parameter in CURSORS:
        value = next((place[name] for place in places if place.get(name)), None)
        if isinstance(value, (str, int)):
            return _with_parameter(now, parameter, value)
    return None


def _origin(url: str) -> tuple[str, str]:
    parts = urllib.parse.urlsplit(url)
    return parts.scheme, parts.netloc


def _places(data: Any) -> list[dict[str, Any]]:
    """The answer itself, and the parts of it where paging is usually told."""
    if not isinstance(data, dict):
        return []
    names = ("links", "meta", "paging", "pagination", "response_metadata")
    return [data, *(data[name] for name in names if isinstance(data.get(name), dict))]
`

export const PYTHON_PARAMETER = `

def _with_parameter(url: str, name: str, value: Any) -> str:
    parts = urllib.parse.urlsplit(url)
    fields = [pair for pair in urllib.parse.parse_qsl(parts.query, keep_blank_values=True) if pair[0] != name]
    return urllib.parse.urlunsplit(parts._replace(query=urllib.parse.urlencode([*fields, (name, value)])))
`
