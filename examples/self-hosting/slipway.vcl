# /etc/varnish/slipway.vcl: Varnish 7 with the module xkey (Debian: varnish and varnish-modules) before Slipway.
# Start varnishd with the variable SLIPWAY_CDN_TOKEN and -p pipe_timeout=3600, and every node with --cdn varnish://HOST:PORT and the same
# variable.
vcl 4.1;

import directors;
import std;
import xkey;

probe edge {
  .url = "/readyz?role=edge";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend node1 { .host = "10.0.0.11"; .port = "4400"; .probe = edge; .connect_timeout = 2s; }
backend node2 { .host = "10.0.0.12"; .port = "4400"; .probe = edge; .connect_timeout = 2s; }

sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(node1);
  nodes.add_backend(node2);
}

sub vcl_recv {
  # Other forms of a target name the host themselves, and without a host Varnish names the node: both could be one that is inside.
  if (req.url !~ "^/" || !req.http.Host) {
    return (synth(400, "Bad Request"));
  }
  set req.backend_hint = nodes.backend();
  if (req.method == "PURGE") {
    if (!std.getenv("SLIPWAY_CDN_TOKEN") || req.http.x-slipway-cdn-token != std.getenv("SLIPWAY_CDN_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    if (req.http.xkey-purge) {
      set req.http.x-forgotten = xkey.purge(req.http.xkey-purge);
    }
    return (synth(200, "Purged"));
  }
  unset req.http.x-slipway-cdn-token;
  # What is for operators alone: nodes answer it to their own names.
  if (req.url ~ "^/(metrics|healthz|readyz|tls-allowed)(\?|$)" &&
      req.http.Host ~ "(?i)^(platform\.example\.com|localhost|[0-9.]+|\[.*\])\.?(:[0-9]*)?$") {
    return (synth(404, "Not Found"));
  }
  # Whoever gets a connection to a node past Varnish can write X-Forwarded-For there. So only what a node answers as the last request of
  # its connection: a WebSocket, as RFC 6455 has it.
  if (req.method == "GET" && req.http.Upgrade ~ "(?i)^\s*websocket\s*$" && req.http.Connection ~ "(?i)(^|[,\s])upgrade([,\s]|$)" &&
      !req.http.Content-Length && !req.http.Transfer-Encoding) {
    return (pipe);
  }
  # Pages are the same for all visitors, whatever cookies they have. What a function answers is kept only if it says so.
  if ((req.method == "GET" || req.method == "HEAD") && !req.http.Authorization && req.http.Accept !~ "(?i)text/event-stream") {
    # What is out of date is an answer only while no node can give a newer one.
    if (std.healthy(req.backend_hint)) {
      set req.grace = 0s;
    }
    return (hash);
  }
  return (pass);
}

sub vcl_pipe {
  set bereq.http.Upgrade = "websocket";
  set bereq.http.Connection = "upgrade";
}

sub vcl_backend_fetch {
  # Nobody else waits for the answer, so functions and event streams have the time that the platform gives them.
  if (bereq.uncacheable) {
    set bereq.first_byte_timeout = 1h;
    set bereq.between_bytes_timeout = 1h;
  }
  # A node that ended a moment ago: the other one answers.
  if (bereq.retries > 0) {
    set bereq.backend = nodes.backend();
  }
}

sub vcl_backend_response {
  set beresp.grace = 0s;
  set beresp.keep = 0s;
  if (beresp.http.CDN-Cache-Control ~ "(?i)no-store|no-cache|private") {
    set beresp.ttl = 0s;
  } elseif (beresp.http.CDN-Cache-Control ~ "(?i)max-age=[0-9]+") {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "(?i)^.*max-age=([0-9]+).*$", "\1") + "s", 0s);
  } elseif (!beresp.http.Cache-Control && !beresp.http.Expires) {
    # Varnish would keep it for two minutes.
    set beresp.ttl = 0s;
  }
  if (beresp.http.CDN-Cache-Control ~ "(?i)stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "(?i)^.*stale-if-error=([0-9]+).*$", "\1") + "s", 0s);
  }
  # Varnish breaks off what it has no room for, and Debian gives it 256 MB. A larger file passes through, and so do parts of it.
  if (std.integer(beresp.http.Content-Length, 0) > 67108864) {
    return (pass(120s));
  }
  # A node may know of a release a moment later than the node whose page names this file.
  if (beresp.status == 404 && bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD") &&
      bereq.url ~ "[.-][A-Za-z0-9_-]{8,64}\.[A-Za-z0-9.]+(\?.*)?$") {
    return (retry);
  }
  # Nodes that stop or start.
  if (beresp.status == 503 && bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_backend_error {
  if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.cache-groups;
  unset resp.http.CDN-Cache-Control;
}
